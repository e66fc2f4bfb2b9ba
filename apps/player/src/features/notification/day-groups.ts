// Groups notifications by the reader's calendar: today, the six days before, and earlier.
import { dateFormat } from '@parlour/contract/formats';
import { localeOf, type Language } from '@parlour/contract/languages';
import type { NotificationItem } from './use-notifications.ts';

export const spans = ['today', 'week', 'earlier'] as const;
export type Span = (typeof spans)[number];

const daysOfWeek = 6;

/** Midnight `daysBefore` days ago. Uses the calendar, because a day need not have 24 hours. */
function startOfDay(now: number, daysBefore: number): number {
  const day = new Date(now);
  day.setHours(0, 0, 0, 0);
  day.setDate(day.getDate() - daysBefore);
  return day.getTime();
}

function spanOf(at: number, now: number): Span {
  if (at >= startOfDay(now, 0)) return 'today';
  return at >= startOfDay(now, daysOfWeek) ? 'week' : 'earlier';
}

export const groupByDay = (
  items: readonly NotificationItem[],
  now: number,
): { span: Span; items: NotificationItem[] }[] =>
  spans
    .map((span) => ({ span, items: items.filter(({ at }) => spanOf(at, now) === span) }))
    .filter((group) => group.items.length > 0);

const forms = {
  today: { hour: '2-digit', minute: '2-digit' },
  week: { weekday: 'short' },
  earlier: { day: 'numeric', month: 'short' },
} as const satisfies Record<Span, Intl.DateTimeFormatOptions>;

export const shortTime = (at: number, now: number, language: Language): string =>
  dateFormat(localeOf(language), forms[spanOf(at, now)]).format(at);
