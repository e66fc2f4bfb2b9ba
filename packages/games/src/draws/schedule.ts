// The times at which a lottery is drawn. Daily draws follow the local time of the player's zone, also across changes of the clock.
import type { Schedule } from './draw-game.ts';

/** `zone` is an IANA name such as Asia/Manila. */
export type DrawQuery = { now: Date; zone: string; count: number };

const dayMs = 86_400_000;
const minuteMs = 60_000;

/**
 * Returns the next `count` draws after `now`, soonest first. A draw at `now` itself is not among them.
 * A local time that does not exist on a day becomes the first moment after the gap; one that occurs twice is taken at its first occurrence.
 * Throws if the schedule's time is invalid, and RangeError if the zone does not exist.
 */
export function nextDraws(schedule: Schedule, query: DrawQuery): Date[] {
  return 'every' in schedule ? everySo(schedule.every, query) : daily(schedule, query);
}

function everySo(seconds: number, { now, count }: DrawQuery): Date[] {
  const period = seconds * 1_000;
  const before = Math.floor(now.getTime() / period) * period;
  return Array.from({ length: count }, (_, i) => new Date(before + (i + 1) * period));
}

type DailySchedule = Exclude<Schedule, { every: number }>;

function daily({ at, days = [] }: DailySchedule, { now, zone, count }: DrawQuery): Date[] {
  const time = timeOf(at);
  const named: readonly number[] = days;
  const found: Date[] = [];
  let last = now.getTime();
  let day = Math.floor(shown(last, zone) / dayMs) * dayMs;
  for (; found.length < count; day += dayMs) {
    if (named.length > 0 && !named.includes(new Date(day).getUTCDay())) continue;
    const moment = momentOf(day + time, zone);
    if (moment <= last) continue;
    found.push(new Date(moment));
    last = moment;
  }
  return found;
}

/** Returns the milliseconds from midnight. */
function timeOf(at: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(at) ?? [];
  if (!hours || !minutes) throw new Error(`${at} is no time of the day.`);
  return (Number(hours) * 60 + Number(minutes)) * minuteMs;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const kept = formats.get(timeZone);
  if (kept) return kept;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, made);
  return made;
}

/** The zone's local time at a moment, to the second, as the milliseconds at which UTC shows the same time. */
function shown(moment: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((each) => each.type === type)?.value);
  const time = [part('hour'), part('minute'), part('second')] as const;
  return Date.UTC(part('year'), part('month') - 1, part('day'), ...time);
}

/** The first moment at which the zone's local time is `wanted`, or has skipped it. */
function momentOf(wanted: number, zone: string): number {
  // Every zone is less than a day from UTC, so these two are on either side of a clock change near `wanted`.
  const moments = [wanted - dayMs, wanted + dayMs].map(
    (near) => wanted - (shown(near, zone) - near),
  );
  const exact = moments.filter((moment) => shown(moment, zone) === wanted);
  if (exact.length > 0) return Math.min(...exact);
  return firstAfterGap(wanted, zone, { before: Math.min(...moments), after: Math.max(...moments) });
}

/** Finds the moment of a clock change: the local time is before `wanted` at the first moment, and after it at the last. */
function firstAfterGap(
  wanted: number,
  zone: string,
  between: { before: number; after: number },
): number {
  let { before, after } = between;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (shown(middle, zone) > wanted) after = middle;
    else before = middle;
  }
  return after;
}
