import { describe, expect, test } from 'vitest';
import { kindOf } from '../testing/kind-of.ts';
import { outcomeOf, paysOf, readPicks } from './bets.ts';

const six = 'six-of-45';

describe('readPicks', () => {
  test.each([
    [six, 'match', [45, 1, 9, 8, 10, 2], [1, 2, 8, 9, 10, 45]],
    [six, 'match', [1, 2, 3, 4, 5, 5], null],
    [six, 'match', [0, 1, 2, 3, 4, 5], null],
    [six, 'match', [1, 2, 3, 4, 5, 46], null],
    [six, 'match', [1, 2, 3, 4, 5], null],
    ['keno', 'spot-1', [80], [80]],
    ['keno', 'spot-1', [81], null],
    ['keno', 'spot-2', [80, 1], [1, 80]],
    ['keno', 'spot-2', [7, 7], null],
    ['keno', 'spot-10', [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ] as const)('G1 %s %s takes %j as %j', (...[name, bet, sent, picks]) => {
    const { game, kind } = kindOf(name, bet);
    expect(readPicks(kind, game.machine, sent)).toEqual(picks);
  });
});

describe('outcomes of six of 45', () => {
  const drawn = [40, 3, 17, 22, 8, 31];
  test.each([
    [[1, 2, 4, 5, 6, 7], null, 0n],
    [[1, 2, 4, 5, 6, 8], null, 0n],
    [[1, 2, 4, 5, 8, 31], null, 0n],
    [[1, 2, 4, 8, 31, 40], '3', 1_500n],
    [[1, 2, 8, 17, 31, 40], '4', 15_000n],
    [[1, 3, 8, 17, 31, 40], '5', 300_000n],
    [[3, 8, 17, 22, 31, 40], '6', 12_500_000n],
  ])('G1 %j is %s', (picks, outcome, pays) => {
    const { game, kind } = kindOf(six, 'match');
    expect(outcomeOf(kind, picks, drawn)).toBe(outcome);
    expect(paysOf(game, { kind: 'match', picks }, drawn)).toBe(pays);
  });
});

describe('outcomes of keno', () => {
  /** The even numbers from 2 to 40. */
  const drawn = [40, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38];
  test.each([
    ['spot-1', [2], '1', 360n],
    ['spot-1', [3], null, 0n],
    ['spot-2', [2, 4], '2', 900n],
    ['spot-2', [2, 3], '1', 100n],
    ['spot-2', [3, 5], null, 0n],
    ['spot-7', [1, 3, 5, 7, 9, 11, 13], null, 0n],
    // With eight or more picks, none right pays.
    ['spot-8', [1, 3, 5, 7, 9, 11, 13, 15], '0', 200n],
    ['spot-8', [1, 2, 3, 5, 7, 9, 11, 13], null, 0n],
    ['spot-8', [1, 2, 3, 4, 5, 6, 7, 8], '4', 100n],
    ['spot-9', [41, 42, 43, 44, 45, 46, 47, 48, 49], '0', 300n],
    ['spot-10', [41, 42, 43, 44, 45, 46, 47, 48, 49, 80], '0', 400n],
    ['spot-10', [2, 42, 43, 44, 45, 46, 47, 48, 49, 80], null, 0n],
    ['spot-10', [2, 4, 6, 8, 44, 46, 48, 50, 52, 54], null, 0n],
    ['spot-10', [2, 4, 6, 8, 10, 46, 48, 50, 52, 54], '5', 200n],
    ['spot-10', [2, 4, 6, 8, 10, 12, 14, 16, 18, 20], '10', 10_000_000n],
  ])('G1 %s of %j is %s', (...[bet, picks, outcome, pays]) => {
    const { game, kind } = kindOf('keno', bet);
    expect(outcomeOf(kind, picks, drawn)).toBe(outcome);
    expect(paysOf(game, { kind: bet, picks }, drawn)).toBe(pays);
  });
});
