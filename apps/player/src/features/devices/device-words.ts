// How a device is told: what it is, where it was and when it was seen last, in the reader's language and time.
import { dateFormat } from '@parlour/contract/formats';
import { localeOf, type Language } from '@parlour/contract/languages';
import type { Translate } from '#foundation/language/language.ts';

/** The server's words, such as `Chrome, Android`, or one of the two alone; empty where neither is known. */
export function deviceTitle(device: string, t: Translate): string {
  const [browser = '', system] = device.split(', ');
  if (system !== undefined) return t('devices.on', { browser, system });
  return browser === '' ? t('devices.unknown') : browser;
}

export function deviceKind(device: string): 'desktop' | 'phone' | 'tablet' {
  if (/iPadOS/.test(device)) return 'tablet';
  return /Android|iOS/.test(device) ? 'phone' : 'desktop';
}

/** The country by its name; null where it is not known. */
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

/** Of today the time alone, of another year the year too. */
export function lastSeen(at: number, now: number, language: Language): string {
  const [then, today] = [new Date(at), new Date(now)];
  const isThisYear = then.getFullYear() === today.getFullYear();
  const form = isThisYear ? dayAndTime : ({ ...dayAndTime, year: 'numeric' } as const);
  return dateFormat(localeOf(language), isSameDay(then, today) ? time : form).format(at);
}
