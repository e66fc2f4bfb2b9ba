// What is said of a login that did not come off, and where: in the form, or in a notice.
import { captchaErrors } from '@parlour/contract/captcha/captcha-errors';
import { sayFailure } from '#foundation/api/failure.ts';
import { isLimit, isSaidInPlace, isSessionEnd, isVerdict } from '#foundation/api/meaning.ts';
import { fetchWaitingTime, sayFailureAndTime } from '#foundation/api/waiting-time.ts';
import type { Phrase, SpokenLanguage } from '#foundation/language/language.ts';
import type { Credentials } from '../credentials.ts';
import type { Problem } from '../problem.ts';

type Verdict = { message: string; retryAfter: number | undefined };
type Texts = Pick<SpokenLanguage, 'need'>;

/** The server's own words, and how long a lock lasts (LOGIN-11). */
async function sayVerdict({ message, retryAfter }: Verdict, texts: Texts): Promise<Phrase> {
  const when = retryAfter ? await fetchWaitingTime(retryAfter, texts) : null;
  return (t) => (when ? `${message} ${when(t)}` : message);
}

/** Null for what is said in a notice (LOGIN-06, NET-08). What is no verdict is said in the form, too (NET-17). */
export async function problemOf(
  error: unknown,
  credentials: Credentials,
  texts: Texts,
): Promise<Problem | null> {
  if (isLimit(error)) return { say: await sayFailureAndTime(error, texts), wrong: null };
  if (isSessionEnd(error)) return null;
  if (!isVerdict(error)) return { say: sayFailure(error), wrong: null };
  if (!isSaidInPlace(error)) return null;
  const isOfCaptcha = Object.hasOwn(captchaErrors, error.code);
  // Else these two do not belong together.
  return { say: await sayVerdict(error, texts), wrong: isOfCaptcha ? null : credentials };
}
