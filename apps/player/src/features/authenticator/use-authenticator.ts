// Whether the member's authenticator is on, and the steps of turning it on and off (TFA-08).
import { useEffect, useState } from 'react';
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
  const [isSettingUp, setSettingUp] = useState(false);
  useEffect(() => {
    if (owner !== undefined) state.need({ owner, wording: '' });
  }, [state, owner]);

  /** Begins the enrolment; rejects as the call does. If the server's state differs from the page's, the sheet closes and the page shows it. */
  async function begin(password: string): Promise<Enrolment> {
    try {
      return await api(enrolAuthenticator, { password }, { teller: 'page' });
    } catch (error) {
      const code = refusalOf(error)?.code;
      if (code === 'full_login_required') {
        setSettingUp(false);
        state.change((was) => ({ ...was, isBasic: true }));
      }
      if (code === 'authenticator_set_up') {
        // Another tab or device was faster.
        setSettingUp(false);
        state.refresh();
        obeyFailure({ error, path: enrolAuthenticator.path, teller: 'alert' });
      }
      throw error;
    }
  }
  function onRemoved(): void {
    state.change((was) => ({ ...was, isOn: false }));
    toasts.show('done', (t) => t('authenticator.removed'));
  }
  /** Closes the sheet. The authenticator is on only if the first code was confirmed. */
  function close(isOn: boolean): void {
    setSettingUp(false);
    if (isOn) state.change((was) => ({ ...was, isOn: true }));
    else state.refresh();
  }
  async function logInAgain(): Promise<void> {
    await api(logOut, {}, { teller: 'nobody' }).catch(() => null);
    session.end();
    navigation.replace('login');
  }
  return {
    ...useResource(state),
    retry: state.retry,
    isSettingUp,
    onSetUp: () => setSettingUp(true),
    begin,
    onRemoved,
    close,
    logInAgain: () => void logInAgain(),
  };
}
