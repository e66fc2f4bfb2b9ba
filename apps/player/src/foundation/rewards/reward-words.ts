// Amounts and times of rewards as text.
import { dateFormat } from '@parlour/contract/formats';
import { directionOf, localeOf, type Language } from '@parlour/contract/languages';
import { formatMoney, formatPrize, type OwnCurrency } from '@parlour/contract/money';

type Money = { amount: string; currency: string };
/** Language and currency by which amounts are formatted. */
export type AmountFormat = { language: Language; own: OwnCurrency };

/** Isolates an amount in right-to-left text, so that it keeps its own direction. */
const apart = (text: string | null, language: Language): string =>
  directionOf(language) === 'rtl' ? `\u2068${text ?? ''}\u2069` : (text ?? '');

/** Text of a sum, with all digits: `₱10.00`. */
export const sumText = ({ amount, currency }: Money, { language, own }: AmountFormat): string =>
  apart(formatMoney(amount, currency, own), language);

/** Text of a reward: a round amount without zeros, `₱10`, or `₱0.50`. */
export function rewardText({ amount, currency }: Money, { language, own }: AmountFormat): string {
  const isRound = /^\d+(\.0+)?$/.test(amount);
  return apart((isRound ? formatPrize : formatMoney)(amount, currency, own), language);
}

const date = { day: 'numeric', month: 'short' } as const;
const moment = { ...date, weekday: 'short', hour: '2-digit', minute: '2-digit' } as const;

const isSameDay = (one: Date, two: Date): boolean => one.toDateString() === two.toDateString();

export const dateText = (at: number, language: Language): string =>
  dateFormat(localeOf(language), date).format(at);

/** Text of a time; without the date if it is today. */
export function timeText(at: number, language: Language): string {
  const isToday = isSameDay(new Date(at), new Date());
  const { hour, minute } = moment;
  return dateFormat(localeOf(language), isToday ? { hour, minute } : moment).format(at);
}

/** Returns the last minute before a time: an offer that ends at midnight ends on the day before. */
const lastMinute = (at: number): number => at - 60_000;
export const lastDateText = (at: number, language: Language): string =>
  dateText(lastMinute(at), language);
export const lastTimeText = (at: number, language: Language): string =>
  dateFormat(localeOf(language), moment).format(lastMinute(at));

const weekMs = 7 * 86_400_000;
/** Text of the end of an offer: with the minute within a week, otherwise only the day. */
export const untilText = (at: number, language: Language): string =>
  at - Date.now() < weekMs ? lastTimeText(at, language) : lastDateText(at, language);
