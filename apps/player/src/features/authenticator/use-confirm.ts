// The first code, which turns the authenticator on; what is wrong with it stands beside it.
import { useRef, useState } from 'react';
import { confirmAuthenticator } from '@parlour/contract/authenticator/calls';
import { isLimit } from '#foundation/api/meaning.ts';
import { sayFailure } from '#foundation/api/failure.ts';
import { endsSession, isLate, isUnreached } from '#foundation/api/outcome.ts';
import { sayWaitingTime } from '#foundation/api/waiting-time.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { isOffline } from '#platform/network.ts';

export type CodeProblem = { say: Phrase };

function problemOf(error: unknown): CodeProblem {
  if (isLimit(error)) return { say: sayWaitingTime(error.retryAfter) };
  // It may be on by now, and its recovery codes are lost.
  const isLost = isLate(error) || isUnreached(error);
  return { say: isLost ? (t) => t('authenticator.unsure') : sayFailure(error) };
}

export function useConfirm(onConfirmed: (codes: readonly string[]) => void) {
  const { api, front } = useFoundation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<CodeProblem | null>(null);
  const isRunning = useRef(false);

  async function confirm(code: string): Promise<void> {
    if (isRunning.current) return;
    if (code.length < 6) return setProblem({ say: (t) => t('authenticator.code_missing') });
    if (isOffline()) return setProblem({ say: (t) => t('site.offline') });
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    try {
      const { recoveryCodes } = await api(confirmAuthenticator, { code }, { teller: 'page' });
      onConfirmed(recoveryCodes);
    } catch (error) {
      if (!front.closes(error) && !endsSession(error)) setProblem(problemOf(error));
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }
  return { isBusy, problem, confirm };
}
