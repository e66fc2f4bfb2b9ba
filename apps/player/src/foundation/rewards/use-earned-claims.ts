import { useEffect } from 'react';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { makeEarnedClaims, nameOfWish, type Claim, type ClaimRequest } from './claim-requests.ts';

/** Claims of earned rewards. Their outcomes stay on the page until it is left. */
export function useEarnedClaims() {
  const claims = useFoundation().keep(makeEarnedClaims);
  const steps = useStore(claims);
  useEffect(() => claims.leave, [claims]);
  const stepOf = (wish: ClaimRequest): Claim | undefined => steps.get(nameOfWish(wish));
  return { stepOf, claim: claims.send };
}
