import { expect, test } from 'vitest';
import { checkDrawGame } from '../draws/check-draw-game.ts';
import { parlourDraws } from './parlour-draws.ts';
import { titles } from './titles.ts';

test('G1 no two titles share a code or a number, and every lottery holds together', () => {
  const twice = (words: string[]) => words.filter((word, i) => words.indexOf(word) !== i);
  expect(twice(titles.map(({ gameCode }) => gameCode))).toEqual([]);
  expect(twice(titles.map(({ nodeId }) => nodeId))).toEqual([]);
  expect(parlourDraws).toHaveLength(19);
  for (const { draws } of parlourDraws) checkDrawGame(draws);
});

test('G1 titles of one series are drawn alike', () => {
  for (const { series, draws } of parlourDraws) {
    if (series === undefined) continue;
    const first = parlourDraws.find(({ gameCode }) => gameCode === series);
    expect(draws).toEqual(first?.draws);
  }
});
