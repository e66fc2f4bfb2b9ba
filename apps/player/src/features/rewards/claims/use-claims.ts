import { useEffect } from 'react';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { onPageSeen } from '#platform/page.ts';
import { makeClaims } from './claims.ts';

/** What became of claims stays told until the page is left, be it for another app: by then there may be something new to claim. */
export function useClaims() {
  const claims = useFoundation().keep(makeClaims);
  useEffect(() => {
    const stop = onPageSeen(claims.leave);
    return () => {
      stop();
      claims.leave();
    };
  }, [claims]);
  return { claims: useStore(claims), claim: claims.claim };
}
