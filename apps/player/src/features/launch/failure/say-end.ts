// The end of a vendor's maintenance as people say it, in the member's time zone: today, tomorrow, or the day.
import { dateFormat } from '@parlour/contract/formats';
import { localeOf, type Language } from '@parlour/contract/languages';
import { nearDay } from '#foundation/language/time-left.ts';
import type { Translate } from '#foundation/language/language.ts';

type MaintenanceEnd = { until: number; now: number; language: Language; t: Translate };

const clock = { hour: '2-digit', minute: '2-digit' } as const;
const dayAndClock = { ...clock, weekday: 'short', day: 'numeric', month: 'short' } as const;

export function sayEnd({ until, now, language, t }: MaintenanceEnd): string {
  const locale = localeOf(language);
  const day = nearDay(until, now);
  if (day === null) return dateFormat(locale, dayAndClock).format(until);
  const time = dateFormat(locale, clock).format(until);
  return day === 'today' ? t('launch.today', { time }) : t('launch.tomorrow', { time });
}
