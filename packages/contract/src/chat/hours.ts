// The hours of a merchant's team, in the merchant's time zone, including the days on which its clocks change.
import { addDays, dayOf, startOfDay, type Day } from '../rewards/local-days.ts';

/** Weekdays as settings write them, from Monday. */
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** Hours of some days. Times are minutes after midnight; the team leaves on the next day if `to` is not after `from`. */
export type DailyHours = { days: readonly Weekday[]; from: number; to: number };

/** All hours of a week; null: always. An empty list: never. */
export type OpeningHours = readonly DailyHours[] | null;

export type Duty = {
  /** Whether somebody of the team is there. */
  isOpen: boolean;
  /** The time at which that changes, in epoch milliseconds; null if it does not within a week. */
  changesAt: number | null;
};

type Shift = { begins: number; ends: number };

const minuteMs = 60_000;
const weekDays = 7;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Returns the minutes after midnight that the clocks of the zone show. */
function minutesAt(at: number, timeZone: string): number {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  clocks.set(timeZone, clock);
  const [hours = 0, minutes = 0] = clock.format(at).split(':').map(Number);
  return hours * 60 + minutes;
}

/** Returns the moment at which the clocks of the zone show a time of the day. A time that they skip begins later by what they skip. */
function momentOf(day: Day, minutes: number, timeZone: string): number {
  if (minutes === 24 * 60) return startOfDay(addDays(day, 1), timeZone).getTime();
  const guess = startOfDay(day, timeZone).getTime() + minutes * minuteMs;
  if (minutes === 0 || dayOf(new Date(guess), timeZone) !== day) return guess;
  const moved = guess + (minutes - minutesAt(guess, timeZone)) * minuteMs;
  return minutesAt(moved, timeZone) === minutes ? moved : guess;
}

const weekdayOf = (day: Day): Weekday =>
  weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % weekDays] ?? 'Mon';

/** Lists the shifts around a moment in their order; those that touch are one. */
function listShifts(hours: readonly DailyHours[], at: Date, timeZone: string): Shift[] {
  const today = dayOf(at, timeZone);
  const days = Array.from({ length: weekDays + 3 }, (_, index) => addDays(today, index - 1));
  const shifts = days.flatMap((day) =>
    hours
      .filter((each) => each.days.includes(weekdayOf(day)))
      .map(({ from, to }) => ({
        begins: momentOf(day, from, timeZone),
        ends: momentOf(to > from ? day : addDays(day, 1), to, timeZone),
      })),
  );
  const joined: Shift[] = [];
  for (const shift of shifts.toSorted((one, other) => one.begins - other.begins)) {
    const last = joined.at(-1);
    if (last && shift.begins <= last.ends) last.ends = Math.max(last.ends, shift.ends);
    else joined.push({ ...shift });
  }
  return joined;
}

/** Tells whether the team is there, and when that changes. */
export function dutyAt(hours: OpeningHours, at: Date, timeZone: string): Duty {
  if (hours === null) return { isOpen: true, changesAt: null };
  const now = at.getTime();
  const shifts = listShifts(hours, at, timeZone);
  const current = shifts.find(({ begins, ends }) => begins <= now && now < ends);
  const next = shifts.find(({ begins }) => begins > now);
  if (!current) return { isOpen: false, changesAt: next?.begins ?? null };
  const isEndless = current.ends - now > weekDays * 24 * 60 * minuteMs;
  return { isOpen: true, changesAt: isEndless ? null : current.ends };
}
