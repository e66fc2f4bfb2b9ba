import { useState } from 'react';
import { logOut } from '@parlour/contract/session/calls';
import { forgetSecret } from '#foundation/session/remembered-login.ts';
import { navigation } from '#foundation/navigation/navigation.ts';
import { useFoundation } from '#foundation/use-foundation.ts';

/** Ends the session on the server and here; here even if the server cannot be reached. */
export function useLogOut(): { isLeaving: boolean; leave: () => void } {
  const { api, deviceStorage, session, site } = useFoundation();
  const [isLeaving, setLeaving] = useState(false);

  async function leave() {
    if (isLeaving) return;
    setLeaving(true);
    await api(logOut, {}, { teller: 'nobody' }).catch(() => null);
    forgetSecret(deviceStorage, site.merchantCode);
    session.end();
    navigation.replace(site.hasGuestLobby ? 'home' : 'login');
  }
  return { isLeaving, leave: () => void leave() };
}
