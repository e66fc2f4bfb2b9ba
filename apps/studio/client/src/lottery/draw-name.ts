// Names of draws: the number on its day, and the time in the reader's format.
import type { Say } from '../page/texts.ts';

const minute = 60_000;

/** Returns the time of a draw. Its issue is the minute of the day, in UTC, that ends with it. Null for any other issue. */
export function drawTime(issue: string): number | null {
  const [whole, year, month, day, minutes, seconds = 0] =
    /^(\d{4})(\d\d)(\d\d)-(\d{4})(?:-(\d\d))?$/.exec(issue) ?? [];
  if (whole === undefined) return null;
  const start = Date.UTC(Number(year), Number(month) - 1, Number(day), 0, Number(minutes));
  return start + Number(seconds) * 1_000 + minute;
}

/** Data of a draw's name. `at` is its time, null if unknown. `isDaily` is true for one draw a day, which needs no number. */
export type DrawNameData = { issue: string; at: number | null; isDaily: boolean };

/** Returns the part of the name that tells a draw from others, for a narrow place that says what it is: `1221`, or the time of a daily draw. */
export function shortName(
  { issue, at, isDaily }: DrawNameData,
  writeTime: (at: number) => string,
): string {
  const time = at ?? drawTime(issue);
  if (time === null) return issue;
  return isDaily ? writeTime(time) : numberOf(issue);
}

const numberOf = (issue: string): string => issue.slice(9, 13);

/** Returns the name: `20261122-1221` is "Draw 1221, 20:22", a daily draw is "Draw of 22 Nov, 20:22". */
export function drawName(
  say: Say,
  { issue, at, isDaily }: DrawNameData,
  writeTime: (at: number) => string,
): string {
  const time = at ?? drawTime(issue);
  if (time === null) return say('studio.lottery.draw_of', { time: issue });
  const written = writeTime(time);
  if (isDaily) return say('studio.lottery.draw_of', { time: written });
  return say('studio.lottery.draw', { number: numberOf(issue), time: written });
}
