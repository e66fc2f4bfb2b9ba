// The issues of a series and their times. Each follows from the draw's time alone, so processes agree without talking to each other.
import { nextDraws } from '@parlour/games/draws/schedule';
import type { Series } from './series.ts';

export type Issue = { issue: string; closesAt: Date; drawsAt: Date };

const minute = 60;
const dayMs = 24 * 3_600_000;

const pad = (value: number, length: number): string => String(value).padStart(length, '0');

/**
 * The name of an issue. `20261121-1263` is the minute 1263 of that day in UTC, which ends with the draw. A draw between two
 * minutes adds its seconds, `20261121-1263-30`. Names are unique for every second, whatever the period, and sort by time.
 */
function issueName(drawsAt: number): string {
  const start = new Date((drawsAt - minute) * 1_000);
  const date = `${start.getUTCFullYear()}${pad(start.getUTCMonth() + 1, 2)}${pad(start.getUTCDate(), 2)}`;
  const seconds = start.getUTCSeconds();
  const name = `${date}-${pad(start.getUTCHours() * minute + start.getUTCMinutes(), 4)}`;
  return seconds === 0 ? name : `${name}-${pad(seconds, 2)}`;
}

/** The issue as shown to people: without the year. */
export const shownIssue = (issue: string): string => issue.slice(4);

export const isIssue = (text: string): boolean => /^\d{8}-\d{4}(-\d{2})?$/.test(text);

/** An upper limit of how far ahead draws are announced. Some draws by the day are announced weeks ahead. */
const announcedMs = (series: Series): number => ('every' in series.game.schedule ? 1 : 60) * dayMs;

/**
 * Finds the issue that a person means by a name without the year: the newest drawn or announced one. A whole name is returned
 * unchanged. Null for anything else.
 */
export function meantIssue(text: string, series: Series, now: Date): string | null {
  if (isIssue(text)) return text;
  const newest = issueName(Math.floor((now.getTime() + announcedMs(series)) / 1_000));
  const year = Number(newest.slice(0, 4));
  const named = [year, year - 1].map((each) => `${each}${text}`);
  return named.find((issue) => isIssue(issue) && issue <= newest) ?? null;
}

/** Returns the next `count` issues after this moment, soonest first. */
export function nextIssues({ game, zone }: Series, now: Date, count: number): Issue[] {
  return nextDraws(game.schedule, { now, zone, count }).map((drawsAt) => ({
    issue: issueName(drawsAt.getTime() / 1_000),
    closesAt: new Date(drawsAt.getTime() - game.closesBefore * 1_000),
    drawsAt,
  }));
}

/** Returns the seconds from the previous draw to this one. */
export function periodBefore({ game, zone }: Series, drawsAt: Date): number {
  if ('every' in game.schedule) return game.schedule.every;
  // The previous weekly draw is seven days earlier, give or take an hour if the clock changed.
  const since = new Date(drawsAt.getTime() - 8 * dayMs);
  const draws = nextDraws(game.schedule, { now: since, zone, count: 9 });
  const before = draws.filter((each) => each < drawsAt).at(-1) ?? since;
  return (drawsAt.getTime() - before.getTime()) / 1_000;
}
