// What is said of a login that did not come off, and where: in the form, or in a notice.
import { captchaErrors } from '@parlour/contract/captcha/captcha-errors';
import { sayFailure } from '#foundation/api/failure.ts';
import { isAnswerForAlert, isLimit, isSaidInPlace, isSessionEnd } from '#foundation/api/meaning.ts';
import { fetchWaitingTime, sayFailureAndTime } from '#foundation/api/waiting-time.ts';
import type { Phrase, SpokenLanguage } from '#foundation/language/language.ts';
import type { Credentials } from '../credentials.ts';
import type { Problem } from '../problem.ts';

type Texts = Pick<SpokenLanguage, 'need'>;

/** What is wrong, and how long a lock lasts (LOGIN-11). */
async function sayVerdict(say: Phrase, seconds: number | undefined, texts: Texts): Promise<Phrase> {
  // A login that was sent before the page was here has not waited for them.
  await texts.need(['errors']).catch(() => null);
  const when = seconds ? await fetchWaitingTime(seconds, texts) : null;
  return (t) => (when ? `${say(t)} ${when(t)}` : say(t));
}

/** Null for what is said in a notice (LOGIN-06, NET-08). What is no verdict is said in the form, too (NET-17). */
export async function problemOf(
  error: unknown,
  credentials: Credentials,
  texts: Texts,
): Promise<Problem | null> {
  if (isLimit(error)) return { say: await sayFailureAndTime(error, texts), wrong: null };
  if (isSessionEnd(error)) return null;
  if (isAnswerForAlert(error)) return null;
  if (!isSaidInPlace(error)) return { say: sayFailure(error), wrong: null };
  const isOfCaptcha = Object.hasOwn(captchaErrors, error.code);
  // Else these two do not belong together.
  return {
    say: await sayVerdict(sayFailure(error), error.retryAfter, texts),
    wrong: isOfCaptcha ? null : credentials,
  };
}
