// Whether the member's authenticator is on, and the steps of turning it on and off (TFA-08).
import { useEffect, useRef, useState } from 'react';
import type { Answer } from '@parlour/contract/endpoint';
import { enrolAuthenticator } from '@parlour/contract/authenticator/calls';
import { memberInfo } from '@parlour/contract/member/calls';
import { logOut } from '@parlour/contract/session/calls';
import { readsOf } from '#foundation/api/reads.ts';
import { createResource } from '#foundation/api/resource.ts';
import { refusalOf } from '#foundation/api/outcome.ts';
import { useResource } from '#foundation/api/use-resource.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { navigation } from '#foundation/navigation/navigation.ts';
import { useFoundation, useSession } from '#foundation/use-foundation.ts';

export type Enrolment = Answer<typeof enrolAuthenticator>;

const makeState = (foundation: Foundation) =>
  createResource({
    ask: async (_of, signal) => {
      const { hasAuthenticator, isBasic } = await readsOf(foundation)(
        memberInfo,
        {},
        { teller: 'page', signal },
      );
      return { isOn: hasAuthenticator === true, isBasic: isBasic === true };
    },
    freshMs: 0,
  });

export function useAuthenticator() {
  const foundation = useFoundation();
  const { api, toasts, session, obeyFailure, keep } = foundation;
  const state = keep(makeState);
  const owner = useSession()?.token;
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const reload = () => owner !== undefined && state.need({ owner, wording: '' });
  useEffect(() => {
    if (owner !== undefined) state.need({ owner, wording: '' });
  }, [state, owner]);

  /** One thing at a time; what the server knows better is shown, and the rest said by the alert. */
  async function run(path: string, step: () => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await step();
    } catch (error) {
      const code = refusalOf(error)?.code;
      if (code === 'full_login_required') state.change((was) => ({ ...was, isBasic: true }));
      else obeyFailure({ error, path, teller: 'alert' });
      // Another tab or device was faster.
      if (code === 'authenticator_set_up') reload();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }
  const begin = () =>
    run(enrolAuthenticator.path, async () => {
      setEnrolment(await api(enrolAuthenticator, {}, { teller: 'page' }));
    });
  function onRemoved(): void {
    state.change((was) => ({ ...was, isOn: false }));
    toasts.show('done', (t) => t('authenticator.removed'));
  }
  /** The sheet was closed: before its code was confirmed nothing has changed. */
  function close(isOn: boolean): void {
    setEnrolment(null);
    if (isOn) state.change((was) => ({ ...was, isOn: true }));
    else reload();
  }
  async function logInAgain(): Promise<void> {
    await api(logOut, {}, { teller: 'nobody' }).catch(() => null);
    session.end();
    navigation.replace('login');
  }
  return {
    ...useResource(state),
    retry: state.retry,
    isBusy,
    enrolment,
    begin: () => void begin(),
    onRemoved,
    close,
    logInAgain: () => void logInAgain(),
  };
}
