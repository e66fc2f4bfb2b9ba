// What a draw is called: its number on its day, and its time as the reader is used to.
import type { Shell } from '../page/shell.ts';

const minute = 60_000;

/** When it takes place: its name is the minute of the day, in UTC, that ends with it. */
export function drawTime(issue: string): number {
  const [, year, month, day, minutes, seconds = 0] =
    /^(\d{4})(\d\d)(\d\d)-(\d{4})(?:-(\d\d))?$/.exec(issue) ?? [];
  const start = Date.UTC(Number(year), Number(month) - 1, Number(day), 0, Number(minutes));
  return start + Number(seconds) * 1_000 + minute;
}

/** `20261122-1221` is "Draw 1221, 20:22". */
export function drawName({ say, times }: Pick<Shell, 'say' | 'times'>, issue: string, now: number) {
  const time = times.short(drawTime(issue), now);
  return say('studio.lottery.draw', { number: issue.slice(9, 13), time });
}
