// The call that makes an account of a third-party identity, and what each of its outcomes means to the dialog (IDP-04, REG-03).
import { useRef, useState } from 'react';
import { registerByIdentity } from '@parlour/contract/register/calls';
import { sayFailure } from '#foundation/api/failure.ts';
import { isLimit } from '#foundation/api/meaning.ts';
import { refusalOf } from '#foundation/api/outcome.ts';
import { sayWaitingTime } from '#foundation/api/waiting-time.ts';
import type { NewAccountProps } from '#foundation/identity/new-account.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { navigation } from '#foundation/navigation/navigation.ts';
import { getDeviceId } from '#foundation/session/device-id.ts';
import { forgetAffiliate } from '#foundation/tracking/affiliate.ts';
import { originHere, takeAffiliate } from '#foundation/tracking/take-affiliate.ts';
import { makeTrack } from '#foundation/tracking/report-events.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { isOffline } from '#platform/network.ts';
import { tabStorage } from '#platform/storage.ts';
import { forgetDraft } from '../typed.ts';

export type Problem = {
  say: Phrase;
  /** The token is of no use any more: whoever goes on signs in anew. */
  isOver: boolean;
};

/** What another call has made of it, or its time; of the latter the server speaks itself. */
function problemOf(error: unknown): Problem {
  if (isLimit(error)) return { say: sayWaitingTime(error.retryAfter), isOver: false };
  const code = refusalOf(error)?.code;
  if (code === 'identity_taken') return { say: (t) => t('identity.new_taken'), isOver: true };
  return { say: sayFailure(error), isOver: code === 'identity_refused' };
}

export function useNewAccount({ identity, onBusy, onDone }: NewAccountProps) {
  const foundation = useFoundation();
  const { api, session, front, deviceStorage } = foundation;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const isRunning = useRef(false);

  async function send(accepted: boolean | undefined): Promise<void> {
    const { token, id, userName } = await api(
      registerByIdentity,
      {
        firebaseChannel: identity.channel,
        firebaseIdToken: identity.idToken,
        ...takeAffiliate(foundation),
        ...originHere(),
        registerMethod: 'WEB',
        login: true,
        loginDeviceId: getDeviceId(deviceStorage),
        ...(accepted !== undefined && { accepted }),
      },
      { teller: 'page' },
    );
    forgetDraft(tabStorage);
    forgetAffiliate(deviceStorage);
    session.start({ token, id, userName, firstTimeLogin: true, updatePassword: false });
    navigation.enter();
    onDone();
  }

  function turn(isNowBusy: boolean): void {
    isRunning.current = isNowBusy;
    setBusy(isNowBusy);
    onBusy(isNowBusy);
  }

  /** `accepted`: only where something has to be. */
  async function register(accepted: boolean | undefined): Promise<void> {
    if (isRunning.current) return;
    // Without a line nothing is sent, so nothing can be in doubt.
    if (isOffline()) return setProblem({ say: (t) => t('site.offline'), isOver: false });
    turn(true);
    setProblem(null);
    foundation.keep(makeTrack)({ eventName: 'registerSubmit' });
    try {
      await send(accepted);
    } catch (error) {
      // The page in front says it (NET-10).
      if (!front.closes(error)) setProblem(problemOf(error));
    } finally {
      turn(false);
    }
  }
  return { isBusy, problem, register };
}
