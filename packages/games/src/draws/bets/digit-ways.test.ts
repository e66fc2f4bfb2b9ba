import { describe, expect, test } from 'vitest';
import { kindOf } from '../testing/kind-of.ts';
import { outcomeOf, paysOf, readPicks } from './bets.ts';

const three = 'pick-three';
const five = 'pick-five';

describe('readPicks', () => {
  test.each([
    [three, 'straight', [3, 1, 3], [3, 1, 3]],
    [three, 'straight', [0, 0, 0], [0, 0, 0]],
    [three, 'straight', [-0, 0, 9], [0, 0, 9]],
    [three, 'straight', [1, 2], null],
    [three, 'straight', [1, 2, 3, 4], null],
    [three, 'straight', [1, 2, 10], null],
    [three, 'straight', [1, -1, 3], null],
    [three, 'straight', [1, 2.5, 3], null],
    [three, 'straight', ['1', '2', '3'], null],
    [three, 'straight', '123', null],
    [three, 'straight', null, null],
    [three, 'straight', { 0: 1, 1: 2, 2: 3, length: 3 }, null],
    [three, 'box', [3, 1, 2], [1, 2, 3]],
    [three, 'box', [9, 0, 9], [0, 9, 9]],
    // Three equal digits are possible only as a straight.
    [three, 'box', [4, 4, 4], null],
    [three, 'box', [1, 2, 10], null],
    [five, 'box', [5, 1, 5, 1, 5], [1, 1, 5, 5, 5]],
    [five, 'box', [7, 7, 7, 7, 7], null],
    [three, 'position', [1, 0], [1, 0]],
    [three, 'position', [3, 9], [3, 9]],
    [three, 'position', [0, 5], null],
    [three, 'position', [4, 5], null],
    [three, 'position', [1, 10], null],
    [five, 'position', [5, 5], [5, 5]],
    [five, 'position', [6, 5], null],
  ] as const)('G1 %s %s takes %j as %j', (...[name, bet, sent, picks]) => {
    const { game, kind } = kindOf(name, bet);
    expect(readPicks(kind, game.machine, sent)).toEqual(picks);
  });

  test('G1 no hole in a list passes for a number', () => {
    const { game, kind } = kindOf(three, 'straight');
    const holed = Array<number>(3);
    holed[0] = 1;
    holed[2] = 3;
    expect(readPicks(kind, game.machine, holed)).toBeNull();
  });
});

describe('outcomes', () => {
  test.each([
    [three, 'straight', [1, 2, 3], [1, 2, 3], 'right', 90_000n],
    [three, 'straight', [1, 2, 3], [1, 3, 2], null, 0n],
    [three, 'straight', [0, 0, 1], [0, 0, 1], 'right', 90_000n],
    [three, 'straight', [0, 0, 1], [0, 1, 0], null, 0n],
    [three, 'box', [1, 2, 3], [3, 1, 2], '6', 15_000n],
    [three, 'box', [1, 2, 3], [1, 2, 3], '6', 15_000n],
    [three, 'box', [1, 2, 3], [1, 2, 2], null, 0n],
    [three, 'box', [1, 2, 2], [2, 1, 2], '3', 30_000n],
    // The same digits, but not equally often.
    [three, 'box', [1, 2, 2], [1, 1, 2], null, 0n],
    [three, 'box', [1, 1, 2], [1, 1, 1], null, 0n],
    [three, 'position', [1, 7], [7, 0, 0], 'right', 900n],
    [three, 'position', [2, 7], [7, 0, 0], null, 0n],
    [three, 'position', [3, 0], [7, 7, 0], 'right', 900n],
    [five, 'straight', [0, 1, 2, 3, 4], [0, 1, 2, 3, 4], 'right', 9_000_000n],
    [five, 'straight', [0, 1, 2, 3, 4], [0, 1, 2, 4, 3], null, 0n],
    // 5! = 120 orders, halved for each pair, a sixth for three, a 24th for four alike.
    [five, 'box', [0, 1, 2, 3, 4], [4, 3, 2, 1, 0], '120', 75_000n],
    [five, 'box', [0, 0, 1, 2, 3], [3, 0, 2, 0, 1], '60', 150_000n],
    [five, 'box', [0, 0, 1, 1, 2], [1, 0, 2, 1, 0], '30', 300_000n],
    [five, 'box', [0, 0, 0, 1, 2], [0, 2, 0, 1, 0], '20', 450_000n],
    [five, 'box', [0, 0, 0, 1, 1], [1, 0, 0, 1, 0], '10', 900_000n],
    [five, 'box', [0, 0, 0, 0, 1], [0, 0, 1, 0, 0], '5', 1_800_000n],
    [five, 'box', [0, 0, 0, 1, 1], [1, 0, 1, 1, 0], null, 0n],
    [five, 'box', [0, 0, 1, 1, 2], [0, 0, 1, 2, 2], null, 0n],
    [five, 'position', [5, 4], [0, 0, 0, 0, 4], 'right', 900n],
    [five, 'position', [4, 4], [0, 0, 0, 0, 4], null, 0n],
  ] as const)('G1 %s %s of %j, drawn %j, is %s', (...[name, bet, picks, drawn, outcome, pays]) => {
    const { game, kind } = kindOf(name, bet);
    expect(outcomeOf(kind, picks, drawn)).toBe(outcome);
    expect(paysOf(game, { kind: bet, picks }, drawn)).toBe(pays);
  });
});
