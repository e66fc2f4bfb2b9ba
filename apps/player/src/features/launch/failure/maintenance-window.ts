// The expected end of a vendor's maintenance, in the member's time zone.
import { dateFormat } from '@parlour/contract/formats';
import { localeOf, type Language } from '@parlour/contract/languages';

export type MaintenanceWindow = {
  day: string;
  hours: string;
  left: { hours: number; minutes: number };
};

/** The texts of a maintenance, or null if its end is unknown or past. A missing `from` counts as now. */
export function maintenanceWindow(
  { from, until }: { from: number | null; until: number | null },
  language: Language,
  now: number,
): MaintenanceWindow | null {
  if (until === null || until <= now) return null;
  const begin = from ?? now;
  const format = (options: Intl.DateTimeFormatOptions) => dateFormat(localeOf(language), options);
  const minutes = Math.ceil((until - now) / 60_000);
  return {
    day: format({ weekday: 'short', day: 'numeric', month: 'short' }).format(begin),
    hours: format({ hour: '2-digit', minute: '2-digit' }).formatRange(begin, until),
    left: { hours: Math.floor(minutes / 60), minutes: minutes % 60 },
  };
}
