// The text of a failed second factor, always shown in the sheet (NET-17).
import type { SecondFactor } from '@parlour/contract/login/second-factors';
import { sayFailure } from '#foundation/api/failure.ts';
import { isLimit } from '#foundation/api/meaning.ts';
import { refusalOf } from '#foundation/api/outcome.ts';
import { sayWaitingTime } from '#foundation/api/waiting-time.ts';
import type { Phrase } from '#foundation/language/language.ts';

export type VerifyProblem = {
  say: Phrase;
  /** `wrong`: the fields are cleared (TFA-06). `over`: the login has to start again. */
  kind: 'wrong' | 'over' | 'failed';
};

export type FactorMethod = { factor: SecondFactor; hasEmailCode: boolean; isRecovery: boolean };

/** The text for a wrong factor. It names no field, because the server does not report which one is wrong. */
function sayWrong({ factor, hasEmailCode, isRecovery }: FactorMethod): Phrase {
  if (factor === 'sms') return (t) => t('second-factor.sms_wrong');
  if (factor === 'payeeName') return (t) => t('second-factor.payee_wrong');
  if (factor === 'ga') {
    return (t) => t(isRecovery ? 'second-factor.recovery_wrong' : 'second-factor.ga_wrong');
  }
  return (t) => t(hasEmailCode ? 'second-factor.email_code_wrong' : 'second-factor.email_wrong');
}

export function problemOf(error: unknown, way: FactorMethod): VerifyProblem {
  if (isLimit(error)) return { say: sayWaitingTime(error.retryAfter), kind: 'failed' };
  const code = refusalOf(error)?.code;
  if (code === 'verification_code_err') return { say: sayWrong(way), kind: 'wrong' };
  // The five minutes of the attempt were over, so the server has begun a new one.
  if (code === 'login_verify_required') {
    return { say: (t) => t('second-factor.late'), kind: 'wrong' };
  }
  // A captcha's solution is valid only for its attempt, so a captcha error also ends the login.
  if (code === 'login.cred.err' || code === 'captcha_err' || code === 'geetest_captcha_err')
    return { say: (t) => t('second-factor.over'), kind: 'over' };
  return { say: sayFailure(error), kind: 'failed' };
}
