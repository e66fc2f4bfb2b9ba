// The text of a failed login, and whether the form or a notice shows it.
import { captchaErrors } from '@parlour/contract/captcha/captcha-errors';
import { sayFailure } from '#foundation/api/failure.ts';
import { isAnswerForAlert, isLimit, isSaidInPlace, isSessionEnd } from '#foundation/api/meaning.ts';
import { fetchWaitingTime, sayFailureAndTime } from '#foundation/api/waiting-time.ts';
import type { Phrase, SpokenLanguage } from '#foundation/language/language.ts';
import type { Credentials } from '../credentials.ts';
import type { Problem } from '../form-problem.ts';

type Texts = Pick<SpokenLanguage, 'need'>;

/** The reason, with the duration of a lock (LOGIN-11). */
async function sayVerdict(say: Phrase, seconds: number | undefined, texts: Texts): Promise<Phrase> {
  // A login that was sent before the page was loaded has not waited for these texts.
  await texts.need(['errors']).catch(() => null);
  const when = seconds ? await fetchWaitingTime(seconds, texts) : null;
  return (t) => (when ? `${say(t)} ${when(t)}` : say(t));
}

/** The problem for the form, also for failures without a verdict of the server (NET-17). Null if a notice shows it (LOGIN-06, NET-08). */
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
  // Otherwise name and password do not match.
  return {
    say: await sayVerdict(sayFailure(error), error.retryAfter, texts),
    wrong: isOfCaptcha ? null : credentials,
  };
}
