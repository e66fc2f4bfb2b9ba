// Days of a merchant's calendar as a reader writes them: no clock of the device may move them.
import { dateFormat } from '../formats.ts';
import { localeOf, type Language } from '../languages.ts';
import type { Day } from './local-days.ts';

const withWeekday = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const ofMonth = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const midnight = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** `Mon 17 – Sun 23 Nov`; one day alone; a whole month without days of the week. */
export function writeDays({ from, to }: { from: Day; to: Day }, language: Language): string {
  const isMonth = from.endsWith('-01') && midnight(to) - midnight(from) > 7 * 86_400_000;
  const format = dateFormat(localeOf(language), isMonth ? ofMonth : withWeekday);
  return from === to
    ? format.format(midnight(from))
    : format.formatRange(midnight(from), midnight(to));
}
