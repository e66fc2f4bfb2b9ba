// What is said of a login that did not come off, and where: in the form, or in a notice.
import { isLimit, isVerdict, refusalOf, sayFailure } from '#foundation/api/failure.ts';
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
export const sayVerdict =
  ({ message, retryAfter }: { message: string; retryAfter: number | undefined }): Phrase =>
  (t) =>
    retryAfter ? `${message} ${sayWaitingTime(retryAfter)(t)}` : message;

/** The answers that mean: these two do not belong together (LOGIN-06). */
const wrongCredentials = ['login.cred.err', 'not.exists.user'];

/** What is said in the form. */
export type Problem = {
  say: Phrase;
  /** The two that the server refused; null where they are not to blame. */
  wrong: Credentials | null;
};

/** Null for what is said in a notice (LOGIN-06). What is no verdict is said in the form, too (NET-17). */
export function problemOf(error: unknown, credentials: Credentials): Problem | null {
  if (isLimit(error)) return { say: sayWaitingTime(error.retryAfter), wrong: null };
  if (!isVerdict(error)) return { say: sayFailure(error), wrong: null };
  const isWrong = wrongCredentials.includes(refusalOf(error)?.code ?? '');
  return isWrong ? { say: sayVerdict(error), wrong: credentials } : null;
}
