import { expect, it } from 'vitest';
import { nearDay, timeLeft } from './time-left.ts';

const minute = 60_000;
const hour = 60 * minute;
const noon = new Date(2026, 10, 22, 12).getTime();

it.each([
  [-1, 0, 0, 0],
  [0, 0, 0, 0],
  [1, 0, 0, 1],
  [12 * minute, 0, 0, 12],
  [hour, 0, 1, 0],
  [72 * minute, 0, 1, 12],
  [47 * hour + 59 * minute, 0, 47, 59],
  [48 * hour, 2, 0, 0],
  [61 * hour, 3, 0, 0],
])(
  'BOOT-04, LAUNCH-10 %i ms are %i days, %i hours and %i minutes',
  (...[ms, days, hours, minutes]) => {
    expect(timeLeft(noon + ms, noon)).toEqual({ days, hours, minutes });
  },
);
it.each([
  [0, 'today'],
  [11 * hour, 'today'],
  [12 * hour, 'tomorrow'],
  [35 * hour, 'tomorrow'],
  [36 * hour, null],
  [-13 * hour, null],
])('LAUNCH-10 %i ms from noon is %s', (ms, day) => {
  expect(nearDay(noon + ms, noon)).toBe(day);
});
