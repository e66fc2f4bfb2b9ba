// What is said of a second factor that did not come off; always in the sheet (NET-17).
import type { SecondFactor } from '@parlour/contract/login/second-factors';
import { sayFailure } from '#foundation/api/failure.ts';
import { isLimit } from '#foundation/api/meaning.ts';
import { refusalOf } from '#foundation/api/outcome.ts';
import { sayWaitingTime } from '#foundation/api/waiting-time.ts';
import type { Phrase } from '#foundation/language/language.ts';

export type VerifyProblem = {
  say: Phrase;
  /** `wrong`: what was typed is cleared (TFA-06). `over`: the login itself has to begin anew. */
  kind: 'wrong' | 'over' | 'failed';
};

export type Way = { factor: SecondFactor; hasEmailCode: boolean; isRecovery: boolean };

/** Never which of two fields is wrong: the server does not say it. */
function sayWrong({ factor, hasEmailCode, isRecovery }: Way): Phrase {
  if (factor === 'sms') return (t) => t('second-factor.sms_wrong');
  if (factor === 'payeeName') return (t) => t('second-factor.payee_wrong');
  if (factor === 'ga') {
    return (t) => t(isRecovery ? 'second-factor.recovery_wrong' : 'second-factor.ga_wrong');
  }
  return (t) => t(hasEmailCode ? 'second-factor.email_code_wrong' : 'second-factor.email_wrong');
}

export function problemOf(error: unknown, way: Way): VerifyProblem {
  if (isLimit(error)) return { say: sayWaitingTime(error.retryAfter), kind: 'failed' };
  const code = refusalOf(error)?.code;
  if (code === 'verification_code_err') return { say: sayWrong(way), kind: 'wrong' };
  // The five minutes of the attempt were over, and the server has begun another one.
  if (code === 'login_verify_required') {
    return { say: (t) => t('second-factor.late'), kind: 'wrong' };
  }
  // The last: what the captcha opened is over with the attempt.
  if (code === 'login.cred.err' || code === 'captcha_err' || code === 'geetest_captcha_err')
    return { say: (t) => t('second-factor.over'), kind: 'over' };
  return { say: sayFailure(error), kind: 'failed' };
}
