// The layout of a month in weeks, by the reader's locale.
import { dateFormat } from '@parlour/contract/formats';
import { localeOf, type Language } from '@parlour/contract/languages';

type WeekInfo = { firstDay: number };
type WithWeeks = { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** The first day of the week: 1 is Monday, 7 is Sunday. Monday if the browser has no such data. */
export function firstWeekday(language: Language): number {
  const locale = new Intl.Locale(localeOf(language)) as WithWeeks;
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}

/** Midnight of some Monday. */
const monday = Date.UTC(2026, 10, 2);
const dayMs = 86_400_000;

/** The short names of the seven weekdays, from the first day of the week. */
export function weekdayNames(language: Language): string[] {
  const format = dateFormat(localeOf(language), { weekday: 'short', timeZone: 'UTC' });
  const first = firstWeekday(language);
  return Array.from({ length: 7 }, (_, at) => format.format(monday + (first - 1 + at) * dayMs));
}

/** The column of a merchant's day in the week, from 0. */
export function columnOf(day: string, language: Language): number {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return (weekday - firstWeekday(language) + 7) % 7;
}
