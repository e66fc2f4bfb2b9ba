import { expect, it } from 'vitest';
import {
  canHold,
  drop,
  hold,
  missing,
  noPicks,
  quickPick,
  readPicks,
  ticketsOf,
  toggle,
  type Picks,
} from './picks.ts';

const picked = (...numbers: number[]): Picks => ({ ...noPicks, numbers });
const six = picked(33, 4, 11, 19, 27, 42);

it('LAUNCH-04 a tap picks a number and takes it away again, a seventh is not taken', () => {
  expect(toggle(picked(4), 11)?.numbers).toEqual([4, 11]);
  expect(toggle(picked(4, 11), 4)?.numbers).toEqual([11]);
  expect(toggle(six, 1)).toBeNull();
  expect(toggle(six, 33)?.numbers).toHaveLength(5);
  expect(missing(picked(1, 2, 3, 4))).toBe(2);
});

it('G1 quick pick fills what is missing, and draws six new numbers where six are picked', () => {
  const lowest = () => 0;
  expect(quickPick(picked(2, 45), lowest).numbers).toEqual([2, 45, 1, 3, 4, 5]);
  expect(quickPick(six, lowest).numbers).toEqual([1, 2, 3, 4, 5, 6]);
  const last = quickPick(noPicks, (bound) => bound - 1).numbers;
  expect(last).toEqual([45, 44, 43, 42, 41, 40]);
});

it('LAUNCH-04 whole tickets are laid aside and bought together, a half one buys nothing', () => {
  const two = { ...hold(six), numbers: [1, 2, 3, 4, 5, 6] };
  expect(ticketsOf(two)).toEqual([
    [4, 11, 19, 27, 33, 42],
    [1, 2, 3, 4, 5, 6],
  ]);
  expect(ticketsOf({ ...two, numbers: [1, 2] })).toEqual([]);
  expect(ticketsOf({ ...two, numbers: [] })).toHaveLength(1);
  expect(ticketsOf(drop(two, 0))).toEqual([[1, 2, 3, 4, 5, 6]]);
  expect(hold(picked(1, 2))).toEqual(picked(1, 2));
  const nine = Array.from({ length: 9 }, () => [1, 2, 3, 4, 5, 6]);
  expect(canHold({ ...six, held: nine })).toBe(false);
});

it('G3 what a browser kept comes back, and nothing that is no ticket', () => {
  expect(readPicks(JSON.parse(JSON.stringify({ ...six, draws: 5 })))).toEqual({ ...six, draws: 5 });
  for (const wrong of [null, 7, {}, { numbers: [0, 46] }, { numbers: [1, 1] }, { draws: 3 }]) {
    expect(readPicks(wrong)).toEqual(noPicks);
  }
  expect(readPicks({ held: [[1, 2], [1, 2, 3, 4, 5, 6], 'x'] }).held).toEqual([[1, 2, 3, 4, 5, 6]]);
});
