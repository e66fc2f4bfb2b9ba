// What is said of a login that did not come off, and where: in the form, or in a notice.
import { sayFailure } from '#foundation/api/failure.ts';
import type { loadFailures } from '#foundation/foundation.ts';
import type { Phrase } from '#foundation/language/language.ts';
import type { Credentials } from './credentials.ts';

/** "Too many attempts", and when to try again: in seconds up to a minute and a half, then in minutes. */
function sayWaitingTime(seconds: number | undefined): Phrase {
  if (!seconds) return (t) => t('login.wait');
  return seconds <= 90
    ? (t) => t('login.wait_seconds', { count: seconds })
    : (t) => t('login.wait_minutes', { count: Math.ceil(seconds / 60) });
}

/** The server's own words, and how long a lock lasts (LOGIN-11). */
const sayVerdict =
  ({ message, retryAfter }: { message: string; retryAfter: number | undefined }): Phrase =>
  (t) =>
    retryAfter ? `${message} ${sayWaitingTime(retryAfter)(t)}` : message;

/** What is said in the form. */
export type Problem = {
  say: Phrase;
  /** The two that the server refused; null where they are not to blame. */
  wrong: Credentials | null;
};

/** Fetched while the login is on its way: whoever gets in needs none of it. */
export type Meaning = Pick<
  Awaited<ReturnType<typeof loadFailures>>,
  'isLimit' | 'isSaidInPlace' | 'isSessionEnd' | 'isVerdict'
>;

/** Null for what is said in a notice (LOGIN-06, NET-08). What is no verdict is said in the form, too (NET-17), and so is all of it where its meaning could not be fetched. */
export function problemOf(
  error: unknown,
  credentials: Credentials,
  meaning: Meaning | null,
): Problem | null {
  if (!meaning) return { say: sayFailure(error), wrong: null };
  const { isLimit, isSaidInPlace, isSessionEnd, isVerdict } = meaning;
  if (isLimit(error)) return { say: sayWaitingTime(error.retryAfter), wrong: null };
  if (isSessionEnd(error)) return null;
  if (!isVerdict(error)) return { say: sayFailure(error), wrong: null };
  // These two do not belong together.
  return isSaidInPlace(error) ? { say: sayVerdict(error), wrong: credentials } : null;
}
