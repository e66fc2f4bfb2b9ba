// The member's balance, fetched each time a page shows it, and again when the reader returns to the page, for example from a game.
import { useEffect } from 'react';
import { walletBalance } from '@parlour/contract/wallet/calls';
import { readsOf } from '#foundation/api/reads.ts';
import { createResource } from '#foundation/api/resource.ts';
import { useResource } from '#foundation/api/use-resource.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { useFoundation, useSession } from '#foundation/use-foundation.ts';
import { onPageSeen } from '#platform/page.ts';

const makeBalance = (foundation: Foundation) =>
  createResource({
    ask: (_of, signal) => readsOf(foundation)(walletBalance, {}, { teller: 'page', signal }),
    freshMs: 0,
  });

/** The balance. No call is made before the session is known, nor for guests. */
export function useBalance() {
  const balance = useFoundation().keep(makeBalance);
  const owner = useSession()?.token;
  useEffect(() => {
    if (owner === undefined) return undefined;
    const refresh = () => balance.need({ owner, wording: '' });
    refresh();
    return onPageSeen(refresh);
  }, [balance, owner]);
  return { ...useResource(balance), refresh: balance.retry };
}
