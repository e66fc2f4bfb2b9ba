// The texts of times on the pages of promotions, and of where a claimed reward is.
import { dateFormat } from '@parlour/contract/formats';
import { localeOf, type Language } from '@parlour/contract/languages';
import type { AmountFormat } from '#foundation/rewards/reward-words.ts';
import { worthText, type Worth } from '#foundation/rewards/worth-text.ts';
import type { Translate } from '#foundation/language/language.ts';

/** The text of where a claimed reward is. */
export const receivedText = (
  reward: Worth & { voucher?: { days: number } | undefined },
  telling: AmountFormat & { t: Translate },
): string =>
  reward.voucher
    ? telling.t('rewards.in_vouchers', { count: reward.voucher.days })
    : telling.t('rewards.in_balance', { amount: worthText(reward, telling) });

const time = { hour: '2-digit', minute: '2-digit' } as const;
const date = { weekday: 'short', day: 'numeric', month: 'short' } as const;

const isSameDay = (one: Date, two: Date): boolean => one.toDateString() === two.toDateString();
/** Short for the type of Intl. */
type Form = Intl.DateTimeFormatOptions;
const written = (at: number, language: Language, form: Form): string =>
  dateFormat(localeOf(language), form).format(at);

export const timeText = (at: number, language: Language): string => written(at, language, time);

/** The time alone for today, otherwise also the day, with the year unless it is this year. */
export function momentText(at: number, language: Language): string {
  const [then, now] = [new Date(at), new Date()];
  if (isSameDay(then, now)) return timeText(at, language);
  const isThisYear = then.getFullYear() === now.getFullYear();
  return written(at, language, { ...date, ...time, ...(!isThisYear && { year: 'numeric' }) });
}

/** The day of the week for the next days, the date for later ones. */
export function dayText(at: number, language: Language): string {
  const days = (at - Date.now()) / 86_400_000;
  if (days < 0 || days >= 6) return written(at, language, { day: 'numeric', month: 'short' });
  return isSameDay(new Date(at), new Date())
    ? timeText(at, language)
    : written(at, language, { weekday: 'long' });
}

/** The day in the reader's time zone, as a heading; null for today. */
export function headText(at: number, language: Language): string | null {
  if (isSameDay(new Date(at), new Date())) return null;
  return written(at, language, { weekday: 'long', day: 'numeric', month: 'long' });
}

// The functions below format days of the merchant, independently of the device's time zone.
const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const merchantDayText = (day: string, language: Language): string =>
  written(midnight(day), language, { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** The name of a month such as `2026-11`, with the year unless `beside` is in the same one. */
export function monthText(month: string, language: Language, beside?: string): string {
  const isSameYear = beside?.slice(0, 4) === month.slice(0, 4);
  const form: Form = { month: 'long', timeZone: 'UTC', ...(!isSameYear && { year: 'numeric' }) };
  return written(midnight(`${month}-01`), language, form);
}
