import { useEffect, useRef, useState } from 'react';
import type { Input } from '@parlour/contract/endpoint';
import { verifySignIn } from '@parlour/contract/login/calls';
import type { SecondFactorProps } from '#foundation/api/second-factors.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { problemOf, type VerifyProblem, type Way } from './verify-problem.ts';

/** TFA-06 */
const redirectMs = 500;

/** The login once more, with a second factor. A second press while one runs is ignored. */
export function useVerify(onAnswer: SecondFactorProps['onAnswer']) {
  const { api, front, toasts } = useFoundation();
  const [state, setState] = useState<'idle' | 'verifying' | 'passed'>('idle');
  const running = useRef<AbortController | null>(null);
  // Who closes the sheet has ended the attempt.
  useEffect(() => () => running.current?.abort(), []);

  /** Null where it passed, or somebody else says why not. */
  async function verify(
    input: Input<typeof verifySignIn>,
    way: Way,
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
