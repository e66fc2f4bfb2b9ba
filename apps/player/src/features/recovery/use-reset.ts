// The call that sets the new password, and the page's reaction to each result (REG-05).
import { useRef, useState } from 'react';
import type { Input } from '@parlour/contract/endpoint';
import { resetPassword } from '@parlour/contract/recovery/calls';
import { sayFailure } from '#foundation/api/failure.ts';
import { isLimit } from '#foundation/api/meaning.ts';
import { isLate, isUnreached, refusalOf } from '#foundation/api/outcome.ts';
import { sayWaitingTime } from '#foundation/api/waiting-time.ts';
import type { Phrase } from '#foundation/language/language.ts';
import type { NewPasswordProblem } from '#foundation/password/new-password.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { isOffline } from '#platform/network.ts';

/** `code`: the code is wrong or too old. */
export type Outcome = { is: 'done' } | { is: 'code'; say: Phrase } | { is: 'failed' };

const problemOf = (error: unknown): NewPasswordProblem => {
  if (isLimit(error)) return { say: sayWaitingTime(error.retryAfter), weak: null };
  // The password may have been set, because only the answer is missing.
  if (isLate(error) || isUnreached(error)) return { say: (t) => t('recovery.unsure'), weak: null };
  const refusal = refusalOf(error);
  const weak = refusal?.code === 'password_weak' ? refusal.value : null;
  return { say: sayFailure(error), weak };
};

export function useReset() {
  const { api, front } = useFoundation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<NewPasswordProblem | null>(null);
  const isRunning = useRef(false);

  async function send(input: Input<typeof resetPassword>): Promise<Outcome> {
    try {
      await api(resetPassword, input, { teller: 'page' });
      return { is: 'done' };
    } catch (error) {
      if (front.closes(error)) return { is: 'failed' };
      if (refusalOf(error)?.code === 'verification_code_err') {
        return { is: 'code', say: sayFailure(error) };
      }
      setProblem(problemOf(error));
      return { is: 'failed' };
    }
  }
  async function reset(input: Input<typeof resetPassword>): Promise<Outcome> {
    if (isRunning.current) return { is: 'failed' };
    // Nothing is sent while offline, so that the result is never in doubt.
    if (isOffline()) {
      setProblem({ say: (t) => t('site.offline'), weak: null });
      return { is: 'failed' };
    }
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    const outcome = await send(input);
    isRunning.current = false;
    setBusy(false);
    return outcome;
  }
  return { isBusy, problem, reset };
}
