import type { DescribedMines } from '@parlour/games/instant/descriptions';
import { expect, it } from 'vitest';
import { firstChoice, foundIn, moveBy, readTiles, stepsOf } from './reading.ts';

const kinds = (...args: Parameters<typeof readTiles>) =>
  readTiles(...args).map(({ kind, isLeft }) => (isLeft ? `(${kind})` : kind));

it('G2 while a round goes on, a tile tells nothing that the studio has not told', () => {
  expect(kinds(4, null, null)).toEqual(['covered', 'covered', 'covered', 'covered']);
  expect(kinds(4, { taken: [2], drawn: null }, 0)).toEqual(['asked', 'covered', 'gem', 'covered']);
});

it('G2 when it is over the whole field is shown, and what was opened stands apart', () => {
  const lost = { taken: [2, 1], drawn: { mines: [1, 3] } };
  expect(kinds(4, lost, null)).toEqual(['(gem)', 'mine', 'gem', '(mine)']);
  expect([foundIn(lost), foundIn({ taken: [2, 1], drawn: null })]).toEqual([1, 2]);
});

const field = { tiles: 25, columns: 5 };
it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 4, 4],
  ['ArrowLeft', 5, 5],
  ['ArrowDown', 22, 22],
  ['ArrowDown', 3, 8],
  ['ArrowUp', 12, 7],
  ['Enter', 12, null],
] as const)('LAUNCH-04 %s leads from tile %i to %s', (key, from, to) => {
  expect(moveBy(key, from, field)).toBe(to);
});

const rules: DescribedMines = {
  returned: '96.9',
  returnedAtMost: '97',
  deviation: '0.2',
  volatility: { least: 1, most: 5 },
  most: '5000',
  ...field,
  choices: [
    { mines: 1, steps: ['1.01', '1.05'] },
    { mines: 3, steps: ['1.1', '1.26'] },
  ],
};
it('LAUNCH-04 what was chosen before is chosen again, where it can be', () => {
  expect([firstChoice(rules, 1), firstChoice(rules, 7), firstChoice(rules, undefined)]).toEqual([
    1, 3, 3,
  ]);
  expect([stepsOf(rules, 3), stepsOf(rules, 7)]).toEqual([['1.1', '1.26'], []]);
});
