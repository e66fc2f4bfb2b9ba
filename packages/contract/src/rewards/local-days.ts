// Days, weeks and months in a merchant's time zone, including the days on which its clocks change.

/** A calendar day without a time zone: `2026-11-25`. */
export type Day = string;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const kept = formats.get(timeZone);
  if (kept) return kept;
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, ...parts });
  formats.set(timeZone, made);
  return made;
}

/** Returns the day that the clocks of the zone show at a moment. */
export const dayOf = (at: Date, timeZone: string): Day => formatOf(timeZone).format(at);

const millisecondsOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const written = (milliseconds: number): Day => new Date(milliseconds).toISOString().slice(0, 10);

export const addDays = (day: Day, days: number): Day =>
  written(millisecondsOf(day) + days * 86_400_000);

/** Returns the number of days from the first day to the second; negative if the second is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  (millisecondsOf(to) - millisecondsOf(from)) / 86_400_000;

/** More than the largest offset of any time zone from UTC. */
const farthestMs = 15 * 3_600_000;

const starts = new Map<string, number>();
/** Limit of the cache; far fewer days and zones are in use at the same time. */
const mostStarts = 1_000;

/** Returns the first moment of the day in the zone. */
export function startOfDay(day: Day, timeZone: string): Date {
  const key = `${day} ${timeZone}`;
  const kept = starts.get(key);
  if (kept !== undefined) return new Date(kept);
  if (starts.size >= mostStarts) starts.clear();
  const found = searchStart(day, timeZone);
  starts.set(key, found);
  return new Date(found);
}

/**
 * Searches for the first moment of the day, because a clock that changes at midnight skips that
 * moment, and the offset in force is not known beforehand.
 */
function searchStart(day: Day, timeZone: string): number {
  let before = millisecondsOf(day) - farthestMs;
  let after = millisecondsOf(day) + farthestMs;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayOf(new Date(middle), timeZone) >= day) after = middle;
    else before = middle;
  }
  return after;
}

export type Period = 'day' | 'week' | 'month';

/** Returns the first day of the period that contains `day`. Weeks begin on Monday (ISO 8601). */
export function firstOf(period: Period, day: Day): Day {
  if (period === 'day') return day;
  if (period === 'month') return `${day.slice(0, 7)}-01`;
  const weekday = (new Date(millisecondsOf(day)).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

/** Returns the first day of the period after the one that begins on `first`. */
export function nextOf(period: Period, first: Day): Day {
  if (period === 'day') return addDays(first, 1);
  if (period === 'week') return addDays(first, 7);
  return firstOf('month', addDays(first, 31));
}
