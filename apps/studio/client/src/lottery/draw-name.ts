// What a draw is called: its number on its day, and its time as the reader is used to.
import type { Shell } from '../page/shell.ts';

const minute = 60_000;

/** When it takes place: its name is the minute of the day, in UTC, that ends with it. Null where the name does not tell. */
export function drawTime(issue: string): number | null {
  const [whole, year, month, day, minutes, seconds = 0] =
    /^(\d{4})(\d\d)(\d\d)-(\d{4})(?:-(\d\d))?$/.exec(issue) ?? [];
  if (whole === undefined) return null;
  const start = Date.UTC(Number(year), Number(month) - 1, Number(day), 0, Number(minutes));
  return start + Number(seconds) * 1_000 + minute;
}

/** `at`: when it takes place, where that is known; `isDaily`: there is one on a day, which needs no number. */
export type Called = { issue: string; at: number | null; isDaily: boolean };

/** `20261122-1221` is "Draw 1221, 20:22"; one of a day is "Draw of 22 Nov, 20:22". */
export function drawName(
  { say, times }: Pick<Shell, 'say' | 'times'>,
  { issue, at, isDaily }: Called,
  now: number,
): string {
  const time = at ?? drawTime(issue);
  if (time === null) return say('studio.lottery.draw_of', { time: issue });
  const written = times.short(time, now);
  if (isDaily) return say('studio.lottery.draw_of', { time: written });
  return say('studio.lottery.draw', { number: issue.slice(9, 13), time: written });
}
