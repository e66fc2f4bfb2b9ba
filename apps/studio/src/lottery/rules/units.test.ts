import { drawGames } from '@parlour/games/draws/games/draw-games';
import { describe, expect, test } from 'vitest';
import { prizeOf } from '../../money/prize-of.ts';
import { allMostUnits, unitIn } from './units.ts';

describe('what a slip costs', () => {
  test('W2 twenty pesos for six numbers and ten for every other, one euro and half of one', () => {
    const [six, keno] = [drawGames['six-of-45'], drawGames.keno];
    expect([unitIn(six, 'PHP'), unitIn(keno, 'PHP')]).toEqual([2_000_000n, 1_000_000n]);
    expect([unitIn(six, 'EUR'), unitIn(keno, 'USD')]).toEqual([100_000n, 50_000n]);
    expect([unitIn(six, 'XXX'), unitIn(keno, 'XXX')]).toEqual([2_000_000n, 1_000_000n]);
    expect(unitIn(six, 'GBP')).toBeNull();
    expect(unitIn(six, 'TLB')).toBe(2_000_000n);
  });

  test('W2 prizes are exact, with half a euro and a box of 40.50', () => {
    expect(prizeOf(50_000n, 40_50n)).toBe(2_025_000n);
    expect(prizeOf(50_000n, 0n)).toBe(0n);
  });
});

describe('how much may be bought', () => {
  const six = drawGames['six-of-45'];
  const unit = 2_000_000n;

  test('W3 a hundred units, and fewer where they could win more than the operator allows', () => {
    expect(allMostUnits(six, { unit, maxPrize: null })).toEqual({ match: 100 });
    // A unit of 20.00 wins 2,500,000.00 at most.
    expect(allMostUnits(six, { unit, maxPrize: 250_000_000_000n })).toEqual({ match: 1 });
    expect(allMostUnits(six, { unit, maxPrize: 249_999_999_999n })).toEqual({ match: 0 });
    expect(allMostUnits(six, { unit, maxPrize: 750_000_000_000n })).toEqual({ match: 3 });
    expect(allMostUnits(six, { unit, maxPrize: 10n ** 18n })).toEqual({ match: 100 });
  });
});
