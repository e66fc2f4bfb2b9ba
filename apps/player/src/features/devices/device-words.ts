// The texts of a device: its kind, its place and when it was last seen, in the reader's language and time zone.
import { dateFormat } from '@parlour/contract/formats';
import { localeOf, type Language } from '@parlour/contract/languages';
import type { Translate } from '#foundation/language/language.ts';

/** The title for the server's description, such as `Chrome, Android`, which may have only one of the two or be empty. */
export function deviceTitle(device: string, t: Translate): string {
  const [browser = '', system] = device.split(', ');
  if (system !== undefined) return t('devices.on', { browser, system });
  return browser === '' ? t('devices.unknown') : browser;
}

export function deviceKind(device: string): 'desktop' | 'phone' | 'tablet' {
  if (/iPadOS/.test(device)) return 'tablet';
  return /Android|iOS/.test(device) ? 'phone' : 'desktop';
}

/** The name of the country, or null if it is unknown. */
export function placeName(code: string, language: Language): string | null {
  if (code === 'XX') return null;
  try {
    const names = new Intl.DisplayNames(localeOf(language), { type: 'region', fallback: 'none' });
    return names.of(code) ?? null;
  } catch {
    return null;
  }
}

const time = { hour: '2-digit', minute: '2-digit' } as const;
const dayAndTime = { ...time, weekday: 'short', day: 'numeric', month: 'short' } as const;

const isSameDay = (one: Date, two: Date): boolean => one.toDateString() === two.toDateString();

/** The time alone for today, otherwise also the day, with the year unless it is this year. */
export function lastSeen(at: number, now: number, language: Language): string {
  const [then, today] = [new Date(at), new Date(now)];
  const isThisYear = then.getFullYear() === today.getFullYear();
  const form = isThisYear ? dayAndTime : ({ ...dayAndTime, year: 'numeric' } as const);
  return dateFormat(localeOf(language), isSameDay(then, today) ? time : form).format(at);
}
