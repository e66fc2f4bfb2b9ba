import { useEffect, useRef, useState } from 'react';
import type { Input } from '@parlour/contract/endpoint';
import { verifySignIn } from '@parlour/contract/login/calls';
import type { SecondFactorProps } from '#foundation/api/second-factors.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { problemOf, type VerifyProblem, type FactorMethod } from './verify-problem.ts';

/** Time for which the success is shown before the login continues (TFA-06). */
const redirectMs = 500;

/** Sends the login again with a second factor. A second press during the call is ignored. */
export function useVerify(onAnswer: SecondFactorProps['onAnswer']) {
  const { api, front, toasts } = useFoundation();
  const [state, setState] = useState<'idle' | 'verifying' | 'passed'>('idle');
  const running = useRef<AbortController | null>(null);
  // Closing the sheet ends the attempt.
  useEffect(() => () => running.current?.abort(), []);

  /** The problem; null if the factor was accepted, or if the failure is shown elsewhere. */
  async function verify(
    input: Input<typeof verifySignIn>,
    way: FactorMethod,
  ): Promise<VerifyProblem | null> {
    if (running.current) return null;
    const { signal } = (running.current = new AbortController());
    setState('verifying');
    try {
      const answer = await api(verifySignIn, input, { teller: 'page', signal });
      if (signal.aborted) return null;
      setState('passed');
      toasts.show('done', (t) => t('second-factor.passed'));
      setTimeout(() => onAnswer(answer), redirectMs);
      return null;
    } catch (error) {
      if (signal.aborted) return null;
      running.current = null;
      setState('idle');
      return front.closes(error) ? null : problemOf(error, way);
    }
  }
  return { state, verify };
}
