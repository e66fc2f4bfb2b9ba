// How amounts and times of rewards are told.
import { dateFormat } from '@parlour/contract/formats';
import { languages, localeOf, type Language } from '@parlour/contract/languages';
import { formatMoney, formatPrize, type OwnCurrency } from '@parlour/contract/money';

type Money = { amount: string; currency: string };
/** To whom, and on whose site, amounts are told. */
export type Teller = { language: Language; own: OwnCurrency };

/** Among letters that run from right to left, an amount keeps its own direction. */
const apart = (text: string | null, language: Language): string =>
  languages[language].direction === 'rtl' ? `\u2068${text ?? ''}\u2069` : (text ?? '');

/** With all its digits, as in a sum: `₱10.00`. */
export const sumText = ({ amount, currency }: Money, { language, own }: Teller): string =>
  apart(formatMoney(amount, currency, own), language);

/** A round amount without its zeros: `₱10`, `₱0.50`. */
export function rewardText({ amount, currency }: Money, { language, own }: Teller): string {
  const isRound = /^\d+(\.0+)?$/.test(amount);
  return apart((isRound ? formatPrize : formatMoney)(amount, currency, own), language);
}

const date = { day: 'numeric', month: 'short' } as const;
const moment = { ...date, weekday: 'short', hour: '2-digit', minute: '2-digit' } as const;

const isSameDay = (one: Date, two: Date): boolean => one.toDateString() === two.toDateString();

export const dateText = (at: number, language: Language): string =>
  dateFormat(localeOf(language), date).format(at);

/** Of today the time alone. */
export function timeText(at: number, language: Language): string {
  const isToday = isSameDay(new Date(at), new Date());
  const { hour, minute } = moment;
  return dateFormat(localeOf(language), isToday ? { hour, minute } : moment).format(at);
}

/** The last minute before it: what ends at midnight ends on the day before. */
const lastMinute = (at: number): number => at - 60_000;
export const lastDateText = (at: number, language: Language): string =>
  dateText(lastMinute(at), language);
export const lastTimeText = (at: number, language: Language): string =>
  dateFormat(localeOf(language), moment).format(lastMinute(at));

const weekMs = 7 * 86_400_000;
/** Until when something is to be had: of what ends within a week the minute, else the day. */
export const untilText = (at: number, language: Language): string =>
  at - Date.now() < weekMs ? lastTimeText(at, language) : lastDateText(at, language);
