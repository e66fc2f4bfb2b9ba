// Times as the desk shows them: how long somebody waits, the time of a message, and its day.
import type { Say } from '#foundation/texts.ts';

/** Minutes of waiting after which a talk is marked. */
export const lateMinutes = 5;

/** Full minutes since a time; a device whose clock is behind counts none. */
export const minutesSince = (since: number, now: number): number =>
  Math.max(0, Math.floor((now - since) / 60_000));

export function sayWait(say: Say, minutes: number): string {
  if (minutes < 1) return say('console.wait_now');
  if (minutes < 60) return say('console.wait_minutes', { count: minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return say('console.wait_hours', { count: hours });
  return say('console.wait_days', { count: Math.floor(hours / 24) });
}

export const timeText = (at: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);

/** The day of a time on the device's calendar, as a number that two times of one day share. */
export const dayOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

type Speaker = { say: Say; locale: string; now: number };

export function sayDay(at: number, { say, locale, now }: Speaker): string {
  const day = dayOf(at);
  if (day === dayOf(now)) return say('console.today');
  const yesterday = new Date(now);
  yesterday.setDate(yesterday.getDate() - 1);
  if (day === dayOf(yesterday.getTime())) return say('console.yesterday');
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(at);
}

/** The time of a message of today, else its day in short. */
export function sayLast(at: number, { locale, now }: Omit<Speaker, 'say'>): string {
  if (dayOf(at) === dayOf(now)) return timeText(at, locale);
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(at);
}
