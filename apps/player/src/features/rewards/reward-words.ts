// How amounts and times of rewards are told.
import { dateFormat } from '@parlour/contract/formats';
import { localeOf, type Language } from '@parlour/contract/languages';
import type { AmountFormat } from '#foundation/rewards/reward-words.ts';
import { worthText, type Worth } from '#foundation/rewards/worth-text.ts';
import type { Translate } from '#foundation/language/language.ts';

/** Where it is once it was claimed. */
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
/** Intl's own type. */
type Form = Intl.DateTimeFormatOptions;
const written = (at: number, language: Language, form: Form): string =>
  dateFormat(localeOf(language), form).format(at);

export const timeText = (at: number, language: Language): string => written(at, language, time);

/** Of today the time alone, of another year the year too. */
export function momentText(at: number, language: Language): string {
  const [then, now] = [new Date(at), new Date()];
  if (isSameDay(then, now)) return timeText(at, language);
  const isThisYear = then.getFullYear() === now.getFullYear();
  return written(at, language, { ...date, ...time, ...(!isThisYear && { year: 'numeric' }) });
}

/** Of the next days the day of the week, later the date. */
export function dayText(at: number, language: Language): string {
  const days = (at - Date.now()) / 86_400_000;
  if (days < 0 || days >= 6) return written(at, language, { day: 'numeric', month: 'short' });
  return isSameDay(new Date(at), new Date())
    ? timeText(at, language)
    : written(at, language, { weekday: 'long' });
}

/** The reader's own day, as a heading; null for today. */
export function headText(at: number, language: Language): string | null {
  if (isSameDay(new Date(at), new Date())) return null;
  return written(at, language, { weekday: 'long', day: 'numeric', month: 'long' });
}

// What follows is a day of the merchant's, which no clock of the device may move.
const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const merchantDayText = (day: string, language: Language): string =>
  written(midnight(day), language, { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** `2026-11`; the year only where it is not `beside`'s. */
export function monthText(month: string, language: Language, beside?: string): string {
  const isSameYear = beside?.slice(0, 4) === month.slice(0, 4);
  const form: Form = { month: 'long', timeZone: 'UTC', ...(!isSameYear && { year: 'numeric' }) };
  return written(midnight(`${month}-01`), language, form);
}
