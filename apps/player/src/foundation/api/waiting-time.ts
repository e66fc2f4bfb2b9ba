import type { Phrase } from '#foundation/language/language.ts';

/** "Too many attempts", and when to try again: in seconds up to a minute and a half, then in minutes. */
export function sayWaitingTime(seconds: number | undefined): Phrase {
  if (!seconds) return (t) => t('login.wait');
  return seconds <= 90
    ? (t) => t('login.wait_seconds', { count: seconds })
    : (t) => t('login.wait_minutes', { count: Math.ceil(seconds / 60) });
}
