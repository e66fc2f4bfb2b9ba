import { useEffect } from 'react';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { makeEarnedClaims, nameOfWish, type Claim, type Wish } from './claims.ts';

/** What became of claims stays told until the page is left. */
export function useEarnedClaims() {
  const claims = useFoundation().keep(makeEarnedClaims);
  const steps = useStore(claims);
  useEffect(() => claims.leave, [claims]);
  const stepOf = (wish: Wish): Claim | undefined => steps.get(nameOfWish(wish));
  return { stepOf, claim: claims.send };
}
