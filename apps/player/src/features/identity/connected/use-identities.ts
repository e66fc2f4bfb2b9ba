// The identities that open the account besides its password, and the calls that change them (IDP-03).
import { useEffect, useRef, useState } from 'react';
import type { Answer } from '@parlour/contract/endpoint';
import { bindIdentity, listIdentities, unbindIdentity } from '@parlour/contract/identity/calls';
import { defineOwnData, useOwnResource } from '#foundation/api/own-resource.ts';
import { removeOwn } from '#foundation/api/remove-own.ts';
import { takeGiven } from '#foundation/identity/handover.ts';
import { providerName } from '#foundation/identity/providers.ts';
import { useFoundation, useSession } from '#foundation/use-foundation.ts';
import { tabStorage } from '#platform/storage.ts';

export type Identity = Answer<typeof listIdentities>['identities'][number];

const ownIdentities = defineOwnData({
  ask: async ({ read }) => (await read(listIdentities, {})).identities,
  again: 'never',
});

export function useIdentities() {
  const foundation = useFoundation();
  const { api, toasts } = foundation;
  const owner = useSession()?.token;
  /** The member whose hand-over is over, so that the list includes it. */
  const [begun, setBegun] = useState<string | null>(null);
  const isNeeded = begun !== null && begun === owner;
  const identities = useOwnResource(ownIdentities, { isNeeded });
  const [isRunning, setRunning] = useState(false);
  const running = useRef(false);

  /** Runs one call at a time; null if it failed, which the usual alert reports (NET-10). */
  async function run<T>(call: () => Promise<T>): Promise<T | null> {
    if (running.current) return null;
    running.current = true;
    setRunning(true);
    const done = await call().catch(() => null);
    running.current = false;
    setRunning(false);
    return done;
  }
  async function begin(token: string): Promise<void> {
    const given = takeGiven(tabStorage, 'bind');
    if (given) {
      const { channel, idToken } = given;
      const input = { firebaseChannel: channel, firebaseIdToken: idToken };
      const bound = await run(() => api(bindIdentity, input));
      if (bound) {
        toasts.show('done', (t) => t('identity.bound', { provider: providerName(channel, t) }));
      }
    }
    setBegun(token);
  }
  useEffect(() => {
    if (owner !== undefined) void begin(owner);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once for each member
  }, [owner]);

  async function disconnect({ id, channel }: Identity): Promise<void> {
    const done = await run(async () => {
      await removeOwn(foundation, unbindIdentity, { id });
      return true;
    });
    if (!done) return;
    identities.change((list) => list.filter((each) => each.id !== id));
    toasts.show('done', (t) => t('identity.disconnected', { provider: providerName(channel, t) }));
  }
  return { ...identities, isRunning, disconnect };
}
