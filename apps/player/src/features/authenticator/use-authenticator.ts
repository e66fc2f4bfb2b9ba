// Whether the member's authenticator is on, and the steps of turning it on and off (TFA-08).
import { useState } from 'react';
import type { Answer } from '@parlour/contract/endpoint';
import { enrolAuthenticator } from '@parlour/contract/authenticator/calls';
import { memberInfo } from '@parlour/contract/member/calls';
import { logOut } from '@parlour/contract/session/calls';
import { defineOwnData, useOwnResource } from '#foundation/api/own-resource.ts';
import { refusalOf } from '#foundation/api/outcome.ts';
import { navigation } from '#foundation/navigation/navigation.ts';
import { useFoundation } from '#foundation/use-foundation.ts';

export type Enrolment = Answer<typeof enrolAuthenticator>;

const ownState = defineOwnData({
  ask: async ({ read }) => {
    const { hasAuthenticator, isBasic } = await read(memberInfo, {});
    return { isOn: hasAuthenticator === true, isBasic: isBasic === true };
  },
  again: 'never',
});

export function useAuthenticator() {
  const { api, toasts, session, obeyFailure } = useFoundation();
  const state = useOwnResource(ownState);
  const [isSettingUp, setSettingUp] = useState(false);

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
    ...state,
    isSettingUp,
    onSetUp: () => setSettingUp(true),
    begin,
    onRemoved,
    close,
    logInAgain: () => void logInAgain(),
  };
}
