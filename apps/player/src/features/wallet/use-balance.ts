// What the member has: asked anew whenever a page shows it, and when the reader comes back to it, as from a game.
import { useEffect } from 'react';
import { walletBalance } from '@parlour/contract/wallet/calls';
import { createResource } from '#foundation/api/resource.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { useFoundation, useSession } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { onPageSeen } from '#platform/page.ts';

const makeBalance = ({ api }: Foundation) =>
  createResource({ ask: () => api(walletBalance, {}), freshMs: 0 });

/** For members, and while nobody can know; nothing is asked before the session is known. */
export function useBalance() {
  const asked = useFoundation().keep(makeBalance);
  const owner = useSession()?.token;
  useEffect(() => {
    if (owner === undefined) return undefined;
    const refresh = () => asked.need({ owner, wording: '' });
    refresh();
    return onPageSeen(refresh);
  }, [asked, owner]);
  return { ...useStore(asked), refresh: asked.retry };
}
