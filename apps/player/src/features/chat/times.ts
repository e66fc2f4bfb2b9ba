// Times of messages and hours, as readers of the language write them.
import { dateFormat } from '@parlour/contract/formats';
import { weekdays, type Weekday } from '@parlour/contract/chat/hours';
import { localeOf, type Language } from '@parlour/contract/languages';
import type { Translate } from '#foundation/language/language.ts';

const clock = { hour: '2-digit', minute: '2-digit' } as const;
const dayMs = 86_400_000;

const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** Whether two times are on one day of the device's clock. */
export const isSameDay = (one: number, other: number): boolean =>
  startOfDay(one) === startOfDay(other);

export const timeOf = (language: Language, at: number): string =>
  dateFormat(localeOf(language), clock).format(at);

export function dayOf(t: Translate, language: Language, at: number): string {
  const now = Date.now();
  if (isSameDay(at, now)) return t('chat.today');
  // Noon of the day before, which no change of the clocks moves to another day.
  if (isSameDay(at, startOfDay(now) - dayMs / 2)) return t('chat.yesterday');
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  const parts = { day: 'numeric', month: 'short' } as const;
  return dateFormat(localeOf(language), isThisYear ? parts : { ...parts, year: 'numeric' }).format(
    at,
  );
}

/** The time of today, else the day. */
export const momentOf = (t: Translate, language: Language, at: number): string =>
  isSameDay(at, Date.now()) ? timeOf(language, at) : dayOf(t, language, at);

/** A time that is at most a week away: with its weekday unless it is within a day. */
export function soonOf(language: Language, at: number): string {
  const isFar = at - Date.now() > dayMs;
  return dateFormat(localeOf(language), isFar ? { weekday: 'long', ...clock } : clock).format(at);
}

/** A time of the day in minutes after midnight, by no time zone. */
export const minutesOf = (language: Language, minutes: number): string =>
  dateFormat(localeOf(language), { ...clock, timeZone: 'UTC' }).format(minutes * 60_000);

/** The name of a weekday. The first of January 2024 was a Monday. */
export const weekdayOf = (language: Language, day: Weekday): string =>
  dateFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, 1 + weekdays.indexOf(day)),
  );
