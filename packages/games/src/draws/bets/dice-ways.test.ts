import { describe, expect, test } from 'vitest';
import { kindOf } from '../testing/kind-of.ts';
import { outcomeOf, paysOf, readPicks } from './bets.ts';

const dice = 'three-dice';

describe('readPicks', () => {
  test.each([
    ['small', [], []],
    ['big', [], []],
    ['any-triple', [], []],
    ['any-triple', [1], null],
    ['small', undefined, null],
    ['sum', [4], [4]],
    ['sum', [17], [17]],
    // These sums are triples.
    ['sum', [3], null],
    ['sum', [18], null],
    ['sum', ['4'], null],
    ['face', [1], [1]],
    ['face', [6], [6]],
    ['face', [0], null],
    ['face', [7], null],
    ['double', [6], [6]],
    ['double', [6, 6], null],
    ['triple', [1], [1]],
    ['triple', [7], null],
  ])('G1 %s takes %j as %j', (bet, sent, picks) => {
    const { game, kind } = kindOf(dice, bet);
    expect(readPicks(kind, game.machine, sent)).toEqual(picks);
  });
});

describe('outcomes', () => {
  test.each([
    ['small', [], [1, 1, 2], 'right', 190n],
    ['small', [], [6, 3, 1], 'right', 190n],
    ['small', [], [6, 4, 1], null, 0n],
    // A triple is neither small nor big.
    ['small', [], [2, 2, 2], null, 0n],
    ['small', [], [1, 1, 1], null, 0n],
    ['big', [], [6, 4, 1], 'right', 190n],
    ['big', [], [6, 6, 5], 'right', 190n],
    ['big', [], [6, 3, 1], null, 0n],
    ['big', [], [4, 4, 4], null, 0n],
    ['big', [], [6, 6, 6], null, 0n],
    ['face', [5], [5, 1, 2], '1', 200n],
    ['face', [5], [5, 2, 5], '2', 300n],
    ['face', [5], [5, 5, 5], '3', 400n],
    ['face', [5], [1, 2, 3], null, 0n],
    ['sum', [4], [1, 2, 1], '4', 6_600n],
    ['sum', [10], [6, 3, 1], '10', 740n],
    ['sum', [10], [6, 3, 2], null, 0n],
    // A triple counts in its sum.
    ['sum', [6], [2, 2, 2], '6', 2_000n],
    ['sum', [17], [6, 5, 6], '17', 6_600n],
    ['double', [3], [3, 1, 3], 'right', 1_250n],
    // A double inside a triple.
    ['double', [3], [3, 3, 3], 'right', 1_250n],
    ['double', [3], [3, 1, 1], null, 0n],
    ['triple', [3], [3, 3, 3], 'right', 20_000n],
    ['triple', [3], [3, 3, 2], null, 0n],
    ['triple', [3], [2, 2, 2], null, 0n],
    ['any-triple', [], [2, 2, 2], 'right', 3_300n],
    ['any-triple', [], [2, 2, 3], null, 0n],
  ])('G1 %s of %j, drawn %j, is %s', (...[bet, picks, drawn, outcome, pays]) => {
    const { game, kind } = kindOf(dice, bet);
    expect(outcomeOf(kind, picks, drawn)).toBe(outcome);
    expect(paysOf(game, { kind: bet, picks }, drawn)).toBe(pays);
  });
});
