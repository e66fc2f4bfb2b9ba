import { useEffect } from 'react';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { onPageSeen } from '#platform/page.ts';
import { makeClaims } from './claims.ts';

/** The claims. Their results are shown until the page is left or hidden, because there may be something new to claim afterwards. */
export function useClaims() {
  const claims = useFoundation().keep(makeClaims);
  useEffect(() => {
    const stop = onPageSeen(claims.leave);
    return () => {
      stop();
      claims.leave();
    };
  }, [claims]);
  return { claims: useStore(claims), claim: claims.claim, claimAll: claims.claimAll };
}
