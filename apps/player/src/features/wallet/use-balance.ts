// The member's balance: loaded whenever a page shows it, and again when the reader comes back to the page, as from a game.
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

/** For members, and for pages that do not know the session yet: no call is made before it is known. */
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
