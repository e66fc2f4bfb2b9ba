import type { Phrase } from '#foundation/language/language.ts';

/** "Too many attempts", and when to try again: in seconds up to a minute and a half, then in minutes. */
export function sayWaitingTime(seconds: number | undefined): Phrase {
  if (!seconds) return (t) => t('codes.wait');
  return seconds <= 90
    ? (t) => t('codes.wait_seconds', { count: seconds })
    : (t) => t('codes.wait_minutes', { count: Math.ceil(seconds / 60) });
}
