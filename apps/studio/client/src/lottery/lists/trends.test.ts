import { expect, it } from 'vitest';
import { rulesFor } from '../testing/rules-for.ts';
import type { Draw } from '../state.ts';
import { allNumbers } from '../looks/all-numbers.ts';
import { countSeries } from './trends.ts';

const drawn = (numbers: number[] | null, place: number): Draw => ({
  issue: `20261121-${1000 - place}`,
  drawsAt: '2026-11-21T21:04:00.000Z',
  commitment: 'a',
  seed: null,
  numbers,
  winners: null,
});
/** Draws, newest first. The last one is not drawn yet and does not count. */
const draws = [[7, 1, 7], [0, 1, 2], [7, 7, 0], null].map(drawn);

it('LAUNCH-04 past draws tell how often a digit came in a place and how long it has been away', () => {
  const { rows } = countSeries(draws, {
    name: 'Place 1',
    values: [0, 7, 9],
    has: ([digit], value) => digit === value,
  });
  expect(rows).toEqual([
    { value: 0, count: 1, gap: 1 },
    { value: 7, count: 2, gap: 0 },
    // Not drawn in any of the three.
    { value: 9, count: 0, gap: 3 },
  ]);
});

it('LAUNCH-04 a number counts once a draw, and each of the machine has its row', () => {
  const { rows } = countSeries(draws, allNumbers(rulesFor('pick-three')));
  expect(rows).toHaveLength(10);
  expect(rows[7]).toEqual({ value: 7, count: 2, gap: 0 });
  expect(rows[2]).toEqual({ value: 2, count: 1, gap: 1 });
});
