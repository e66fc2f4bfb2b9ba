import { sayFailure } from './failure.ts';
import { isLimit } from './meaning.ts';
import type { Phrase, SpokenLanguage } from '#foundation/language/language.ts';

/** Text "Too many attempts" with the time until the next one: in seconds up to a minute and a half, then in minutes. */
export function sayWaitingTime(seconds: number | undefined): Phrase {
  if (!seconds) return (t) => t('codes.wait');
  return seconds <= 90
    ? (t) => t('codes.wait_seconds', { count: seconds })
    : (t) => t('codes.wait_minutes', { count: Math.ceil(seconds / 60) });
}

type Texts = Pick<SpokenLanguage, 'need'>;

/** Returns the same text on a page that lacks its phrases, which are fetched; null if that fails. */
export const fetchWaitingTime = (
  seconds: number | undefined,
  texts: Texts,
): Promise<Phrase | null> =>
  texts.need(['member']).then(
    () => sayWaitingTime(seconds),
    () => null,
  );

/** Text of a failed call, with the waiting time if it was a limit (NET-17). */
export async function sayFailureAndTime(error: unknown, texts: Texts): Promise<Phrase> {
  const when = isLimit(error) ? await fetchWaitingTime(error.retryAfter, texts) : null;
  return when ?? sayFailure(error);
}
