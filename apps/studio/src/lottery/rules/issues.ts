// Which issues there are and when: every one follows from the draw's time alone, so no process needs to ask another.
export type Issue = { issue: string; closesAt: Date; drawsAt: Date };

/** Seconds before the draw at which sales end. */
export const closesBefore = 5;
/** How many draws ahead a slip may be bought for. */
export const mostDraws = 10;

const minute = 60;
/** Announced draws lie less than a day ahead, in seconds. */
const announcedAhead = 24 * 60 * minute;

const pad = (value: number, length: number): string => String(value).padStart(length, '0');

/**
 * `20261121-1263` is the minute 1263 of that day in UTC, which ends with the draw; a draw between two minutes
 * adds its seconds, `20261121-1263-30`. Unique for every second whatever the period is, and sorts by time.
 */
function issueName(drawsAt: number): string {
  const start = new Date((drawsAt - minute) * 1_000);
  const date = `${start.getUTCFullYear()}${pad(start.getUTCMonth() + 1, 2)}${pad(start.getUTCDate(), 2)}`;
  const seconds = start.getUTCSeconds();
  const name = `${date}-${pad(start.getUTCHours() * minute + start.getUTCMinutes(), 4)}`;
  return seconds === 0 ? name : `${name}-${pad(seconds, 2)}`;
}

/** What people are shown: without the year. */
export const shownIssue = (issue: string): string => issue.slice(4);

export const isIssue = (text: string): boolean => /^\d{8}-\d{4}(-\d{2})?$/.test(text);

/**
 * The issue that a person means who writes what is shown, without the year: the newest of that name that is
 * drawn or announced by now. A whole name is itself; null for what is none.
 */
export function meantIssue(text: string, now: Date): string | null {
  if (isIssue(text)) return text;
  const newest = issueName(now.getTime() / 1_000 + announcedAhead);
  const year = Number(newest.slice(0, 4));
  const named = [year, year - 1].map((each) => `${each}${text}`);
  return named.find((issue) => isIssue(issue) && issue <= newest) ?? null;
}

function issueAt(drawsAt: number): Issue {
  return {
    issue: issueName(drawsAt),
    closesAt: new Date((drawsAt - closesBefore) * 1_000),
    drawsAt: new Date(drawsAt * 1_000),
  };
}

/** The next `count` draws after this moment, soonest first; `period` in seconds, counted from 1970. */
export function nextIssues(now: Date, period: number, count: number): Issue[] {
  const before = Math.floor(now.getTime() / (period * 1_000)) * period;
  return Array.from({ length: count }, (_, i) => issueAt(before + (i + 1) * period));
}
