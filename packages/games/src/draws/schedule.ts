// When a lottery is drawn. A draw of the day keeps to the clock on the wall of whoever plays, also where that clock is changed.
import type { Schedule } from './draw-game.ts';

/** `zone` is an IANA name such as Asia/Manila. */
export type Asked = { now: Date; zone: string; count: number };

const dayMs = 86_400_000;
const minuteMs = 60_000;

/**
 * The next `count` draws after this moment, soonest first; the moment of a draw belongs to the next one.
 * Of an hour that does not exist on a day: the first moment after it. Of one that comes twice: the first.
 * Throws where the schedule's time is none, and RangeError where there is no such zone.
 */
export function nextDraws(schedule: Schedule, asked: Asked): Date[] {
  return 'every' in schedule ? everySo(schedule.every, asked) : daily(schedule, asked);
}

function everySo(seconds: number, { now, count }: Asked): Date[] {
  const period = seconds * 1_000;
  const before = Math.floor(now.getTime() / period) * period;
  return Array.from({ length: count }, (_, i) => new Date(before + (i + 1) * period));
}

type Daily = Exclude<Schedule, { every: number }>;

function daily({ at, days = [] }: Daily, { now, zone, count }: Asked): Date[] {
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

/** Milliseconds from midnight. */
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

/** What the clocks of the zone show at a moment, to the second: as milliseconds at which those of UTC show the same. */
function shown(moment: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((each) => each.type === type)?.value);
  const time = [part('hour'), part('minute'), part('second')] as const;
  return Date.UTC(part('year'), part('month') - 1, part('day'), ...time);
}

/** The first moment at which the clocks of the zone show `wanted`, or have passed over it. */
function momentOf(wanted: number, zone: string): number {
  // No clock is a day from UTC, so these two lie on both sides of a change that matters.
  const moments = [wanted - dayMs, wanted + dayMs].map(
    (near) => wanted - (shown(near, zone) - near),
  );
  const exact = moments.filter((moment) => shown(moment, zone) === wanted);
  if (exact.length > 0) return Math.min(...exact);
  return firstAfterGap(wanted, zone, { before: Math.min(...moments), after: Math.max(...moments) });
}

/** The clocks are put forward between these moments: the first shows less than wanted, the last more. */
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
