// Sends what the member typed to remove the authenticator; what is wrong with it stands beside it.
import { useRef, useState } from 'react';
import { removeAuthenticator } from '@parlour/contract/authenticator/calls';
import { sayFailure } from '#foundation/api/failure.ts';
import { isLimit } from '#foundation/api/meaning.ts';
import { endsSession, refusalOf } from '#foundation/api/outcome.ts';
import { sayWaitingTime } from '#foundation/api/waiting-time.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { isOffline } from '#platform/network.ts';

function problemOf(error: unknown): Phrase {
  if (isLimit(error)) return sayWaitingTime(error.retryAfter);
  const isWrong = refusalOf(error)?.code === 'password_wrong';
  return isWrong ? (t) => t('authenticator.proof_wrong') : sayFailure(error);
}

export function useRemoval(onRemoved: () => void) {
  const { api, front } = useFoundation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Phrase | null>(null);
  const isRunning = useRef(false);
  const say = (phrase: Phrase) => setProblem(() => phrase);

  async function remove(passwordOrCode: string): Promise<void> {
    if (isRunning.current) return;
    if (passwordOrCode === '') return say((t) => t('authenticator.proof_missing'));
    if (isOffline()) return say((t) => t('site.offline'));
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await api(removeAuthenticator, { passwordOrCode }, { teller: 'page' });
      onRemoved();
    } catch (error) {
      if (!front.closes(error) && !endsSession(error)) say(problemOf(error));
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }
  return { isBusy, problem, remove, prepare: api.prepare };
}
