// What is said of a login that did not come off, and where: in the form, or in a notice.
import { sayFailure } from '#foundation/api/failure.ts';
import { isLimit, isSaidInPlace, isSessionEnd, isVerdict } from '#foundation/api/meaning.ts';
import { sayWaitingTime } from '#foundation/api/waiting-time.ts';
import type { Phrase } from '#foundation/language/language.ts';
import type { Credentials } from '../credentials.ts';
import type { Problem } from '../problem.ts';

/** The server's own words, and how long a lock lasts (LOGIN-11). */
const sayVerdict =
  ({ message, retryAfter }: { message: string; retryAfter: number | undefined }): Phrase =>
  (t) =>
    retryAfter ? `${message} ${sayWaitingTime(retryAfter)(t)}` : message;

/** Null for what is said in a notice (LOGIN-06, NET-08). What is no verdict is said in the form, too (NET-17). */
export function problemOf(error: unknown, credentials: Credentials): Problem | null {
  if (isLimit(error)) return { say: sayWaitingTime(error.retryAfter), wrong: null };
  if (isSessionEnd(error)) return null;
  if (!isVerdict(error)) return { say: sayFailure(error), wrong: null };
  // These two do not belong together.
  return isSaidInPlace(error) ? { say: sayVerdict(error), wrong: credentials } : null;
}
