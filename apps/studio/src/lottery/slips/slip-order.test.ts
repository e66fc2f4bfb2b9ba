import { randomUUID } from 'node:crypto';
import { drawGames } from '@parlour/games/draws/games/draw-games';
import { describe, expect, test } from 'vitest';
import { readSlipOrder } from './slip-order.ts';

const six = drawGames['six-of-45'];
const free = { unit: 2_000_000n, maxPrize: null };
const key = randomUUID();
const slip = { kind: 'match', picks: [1, 2, 3, 4, 5, 6], units: 1 };
const order = { key, slips: [slip], draws: 1, stopOnWin: false };
const picked = (picks: unknown) => ({ slips: [{ ...slip, picks }] });

describe('an order', () => {
  test('W3 is read in one form', () => {
    const sent = { ...order, key: key.toUpperCase(), ...picked([45, 1, 2, 3, 4, 44]) };
    expect(readSlipOrder(sent, six, free)).toEqual({
      ...order,
      slips: [{ ...slip, picks: [1, 2, 3, 4, 44, 45] }],
    });
  });

  test.each([
    [{ key: 'none' }],
    [{ slips: [] }],
    [picked([1, 2, 3, 4, 5])],
    [picked([1, 2, 3, 4, 5, 5])],
    [picked([0, 2, 3, 4, 5, 6])],
    [picked([1, 2, 3, 4, 5, 46])],
    [picked([1, 2, 3, 4, 5, 6.5])],
    [{ slips: Array.from({ length: 11 }, () => slip) }],
    [{ slips: [{ ...slip, kind: 'straight' }] }],
    [{ slips: [{ ...slip, units: 0 }] }],
    [{ slips: [{ ...slip, units: 101 }] }],
    [{ slips: [{ ...slip, units: undefined }] }],
    [{ slips: [{ ...slip, more: 1 }] }],
    [{ draws: 0 }],
    [{ draws: 11 }],
    [{ draws: '1' }],
    [{ stopOnWin: 1 }],
    [{ stopOnWin: undefined }],
    [{ more: 1 }],
  ])('W3 with %j is none', (changed) => {
    expect(() => readSlipOrder({ ...order, ...changed }, six, free)).toThrow('invalid');
  });

  test('W3 of more than may be won is none', () => {
    // Six right of one unit win 2,500,000.00.
    const capped = (maxPrize: bigint) => () => readSlipOrder(order, six, { ...free, maxPrize });
    expect(capped(250_000_000_000n)).not.toThrow();
    expect(capped(249_999_999_999n)).toThrow('invalid');
  });
});
