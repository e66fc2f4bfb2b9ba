import { describe, expect, test } from 'vitest';
import { kindOf } from '../testing/kind-of.ts';
import { outcomeOf, paysOf, readPicks } from './bets.ts';

const race = 'race-of-ten';

describe('readPicks', () => {
  test.each([
    ['winner', [10], [10]],
    ['winner', [0], null],
    ['winner', [11], null],
    ['place', [1], [1]],
    ['exacta', [7, 2], [7, 2]],
    ['exacta', [7, 7], null],
    ['exacta', [7], null],
    ['quinella', [7, 2], [2, 7]],
    ['quinella', [2, 7], [2, 7]],
    ['quinella', [2, 2], null],
    // Sorted as numbers, not as texts: 10 is after 9.
    ['quinella', [10, 9], [9, 10]],
    ['trifecta', [7, 2, 5], [7, 2, 5]],
    ['trifecta', [7, 2, 7], null],
    ['trifecta', [7, 2, 11], null],
  ])('G1 %s takes %j as %j', (bet, sent, picks) => {
    const { game, kind } = kindOf(race, bet);
    expect(readPicks(kind, game.machine, sent)).toEqual(picks);
  });
});

describe('outcomes', () => {
  const drawn = [7, 2, 5, 1, 3, 4, 6, 8, 9, 10];
  test.each([
    ['winner', [7], 'right', 900n],
    ['winner', [2], null, 0n],
    ['place', [7], 'right', 300n],
    ['place', [2], 'right', 300n],
    ['place', [5], 'right', 300n],
    ['place', [1], null, 0n],
    ['exacta', [7, 2], 'right', 8_100n],
    ['exacta', [2, 7], null, 0n],
    ['exacta', [7, 5], null, 0n],
    ['quinella', [2, 7], 'right', 4_050n],
    ['quinella', [5, 7], null, 0n],
    ['quinella', [2, 5], null, 0n],
    ['trifecta', [7, 2, 5], 'right', 65_000n],
    ['trifecta', [7, 5, 2], null, 0n],
    ['trifecta', [2, 7, 5], null, 0n],
  ])('G1 %s of %j is %s', (...[bet, picks, outcome, pays]) => {
    const { game, kind } = kindOf(race, bet);
    expect(outcomeOf(kind, picks, drawn)).toBe(outcome);
    expect(paysOf(game, { kind: bet, picks }, drawn)).toBe(pays);
  });

  test('G1 a quinella is right in both orders of arrival', () => {
    const { kind } = kindOf(race, 'quinella');
    expect(outcomeOf(kind, [2, 7], [7, 2, 5, 1, 3, 4, 6, 8, 9, 10])).toBe('right');
    expect(outcomeOf(kind, [2, 7], [2, 7, 5, 1, 3, 4, 6, 8, 9, 10])).toBe('right');
  });
});
