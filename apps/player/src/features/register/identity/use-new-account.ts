// The call that creates an account for a third-party identity, and the dialog's reaction to each result (IDP-04, REG-03).
import { useRef, useState } from 'react';
import { registerByIdentity } from '@parlour/contract/register/calls';
import { sayFailure } from '#foundation/api/failure.ts';
import { isLimit } from '#foundation/api/meaning.ts';
import { refusalOf } from '#foundation/api/outcome.ts';
import { sayWaitingTime } from '#foundation/api/waiting-time.ts';
import type { NewAccountProps } from '#foundation/identity/new-account-slot.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { navigation } from '#foundation/navigation/navigation.ts';
import { getDeviceId } from '#foundation/session/device-id.ts';
import { forgetAffiliate } from '#foundation/tracking/affiliate.ts';
import { originHere, takeAffiliate } from '#foundation/tracking/take-affiliate.ts';
import { makeVisitorEvents } from '#foundation/tracking/track-events.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { isOffline } from '#platform/network.ts';
import { tabStorage } from '#platform/storage.ts';
import { forgetDraft } from '../form-values.ts';

export type Problem = {
  say: Phrase;
  /** True if the token is no longer valid, so that the player has to sign in again. */
  isOver: boolean;
};

/** The problem of a failed call. The identity may be taken by another call or expired; the server has a text for the latter. */
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

  /** Creates the account. `accepted` is undefined if there is nothing to accept. */
  async function register(accepted: boolean | undefined): Promise<void> {
    if (isRunning.current) return;
    // Nothing is sent while offline, so that the result is never in doubt.
    if (isOffline()) return setProblem({ say: (t) => t('site.offline'), isOver: false });
    turn(true);
    setProblem(null);
    foundation.keep(makeVisitorEvents).track({ eventName: 'registerSubmit' });
    try {
      await send(accepted);
    } catch (error) {
      // The page in front explains it (NET-10).
      if (!front.closes(error)) setProblem(problemOf(error));
    } finally {
      turn(false);
    }
  }
  return { isBusy, problem, register };
}
