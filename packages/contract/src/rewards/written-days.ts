// Formats days of a merchant's calendar for a reader, independent of the device's time zone.
import { dateFormat } from '../formats.ts';
import { localeOf, type Language } from '../languages.ts';
import type { Day } from './local-days.ts';

const withWeekday = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const ofMonth = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const midnight = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** Formats a range of days: `Mon 17 – Sun 23 Nov`; a single day alone; a whole month without days of the week. */
export function writeDays({ from, to }: { from: Day; to: Day }, language: Language): string {
  const isMonth = from.endsWith('-01') && midnight(to) - midnight(from) > 7 * 86_400_000;
  const format = dateFormat(localeOf(language), isMonth ? ofMonth : withWeekday);
  return from === to
    ? format.format(midnight(from))
    : format.formatRange(midnight(from), midnight(to));
}
