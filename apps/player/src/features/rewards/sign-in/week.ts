// How a month is laid out in weeks, as the reader is used to.
import { dateFormat } from '@parlour/contract/formats';
import { localeOf, type Language } from '@parlour/contract/languages';

type WeekInfo = { firstDay: number };
type WithWeeks = { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** 1 is Monday, 7 is Sunday; Monday where the browser does not know. */
export function firstWeekday(language: Language): number {
  const locale = new Intl.Locale(localeOf(language)) as WithWeeks;
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}

/** A Monday. */
const monday = Date.UTC(2026, 10, 2);
const dayMs = 86_400_000;

/** Seven short names, the first one first. */
export function weekdayNames(language: Language): string[] {
  const format = dateFormat(localeOf(language), { weekday: 'short', timeZone: 'UTC' });
  const first = firstWeekday(language);
  return Array.from({ length: 7 }, (_, at) => format.format(monday + (first - 1 + at) * dayMs));
}

/** In which column of seven a day of the merchant stands, from 0. */
export function columnOf(day: string, language: Language): number {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return (weekday - firstWeekday(language) + 7) % 7;
}
