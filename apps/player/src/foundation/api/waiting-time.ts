import { sayFailure } from './failure.ts';
import { isLimit } from './meaning.ts';
import type { Phrase, SpokenLanguage } from '#foundation/language/language.ts';

/** "Too many attempts", and when to try again: in seconds up to a minute and a half, then in minutes. */
export function sayWaitingTime(seconds: number | undefined): Phrase {
  if (!seconds) return (t) => t('codes.wait');
  return seconds <= 90
    ? (t) => t('codes.wait_seconds', { count: seconds })
    : (t) => t('codes.wait_minutes', { count: Math.ceil(seconds / 60) });
}

type Texts = Pick<SpokenLanguage, 'need'>;

/** The same on a page that has not these texts: they are fetched for it. Null where they cannot be. */
export const fetchWaitingTime = (
  seconds: number | undefined,
  texts: Texts,
): Promise<Phrase | null> =>
  texts.need(['member']).then(
    () => sayWaitingTime(seconds),
    () => null,
  );

/** NET-17: what a failed call means, and of a limit when to try again. */
export async function sayFailureAndTime(error: unknown, texts: Texts): Promise<Phrase> {
  const when = isLimit(error) ? await fetchWaitingTime(error.retryAfter, texts) : null;
  return when ?? sayFailure(error);
}
