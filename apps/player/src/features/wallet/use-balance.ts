// The member's balance: loaded whenever a page shows it, and again when the reader comes back to the page, as from a game.
import { useEffect } from 'react';
import { walletBalance } from '@parlour/contract/wallet/calls';
import { createResource } from '#foundation/api/resource.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { useFoundation, useSession } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { onPageSeen } from '#platform/page.ts';

const makeBalance = ({ api }: Foundation) =>
  createResource({ ask: () => api(walletBalance, {}), freshMs: 0 });

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
  return { ...useStore(balance), refresh: balance.retry };
}
