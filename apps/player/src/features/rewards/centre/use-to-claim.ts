// What the member can claim now (PROMO-06): what the server lists, and beside it what was claimed since.
import { useEffect } from 'react';
import type { Answer } from '@parlour/contract/endpoint';
import { rewardClaims } from '@parlour/contract/rewards/calls';
import { readsOf } from '#foundation/api/reads.ts';
import { createResource } from '#foundation/api/resource.ts';
import { useResource } from '#foundation/api/use-resource.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { everyWhileSeen } from '#platform/quiet/rounds.ts';
import { onPageSeen } from '#platform/page.ts';
import { keyOf, type Claim, type Wish } from '../claims/claims.ts';
import { useOwner } from '../owner.ts';

type Listed = Answer<typeof rewardClaims>['rows'][number];
/** `until`: when it is too late. */
export type Row = Wish & {
  state: Listed['state'];
  until: number | null;
  trouble: Listed['trouble'];
};

/** How often one looks whether what is under way has come. */
const waitingMs = 3_000;

const makeToClaim = (foundation: Foundation) =>
  createResource({
    ask: async (_of, signal) =>
      (await readsOf(foundation)(rewardClaims, {}, { teller: 'page', signal })).rows,
    freshMs: 0,
  });

export function useToClaim() {
  const toClaim = useFoundation().keep(makeToClaim);
  const { owner, isOn, language } = useOwner();
  useEffect(() => {
    if (!owner || !isOn) return undefined;
    const look = () => toClaim.need({ owner, wording: language });
    look();
    return onPageSeen(look);
  }, [toClaim, owner, isOn, language]);
  const resource = useResource(toClaim);
  const isWaiting = resource.value?.some(({ state }) => state === 'waiting') ?? false;
  useEffect(() => {
    if (!owner || !isOn || !isWaiting) return undefined;
    return everyWhileSeen(waitingMs, () => toClaim.need({ owner, wording: language }));
  }, [toClaim, owner, isOn, language, isWaiting]);
  return { ...resource, retry: toClaim.retry };
}

/** A paid one stays where it stood until the page is left. */
export function joinClaims(rows: readonly Row[], claims: ReadonlyMap<string, Claim>): Row[] {
  const listed = new Set(rows.map(keyOf));
  const gone = [...claims.values()]
    // Plays that were asked for are listed by the server until they are there.
    .filter((claim) => !(claim.step === 'underWay' && claim.reward.freePlays))
    .filter((claim) => claim.step !== 'failed' && !listed.has(keyOf(claim)))
    .map((claim): Row => ({ ...claim, state: 'ready', until: null, trouble: null }));
  return [...gone, ...rows];
}

/** What a press would still bring. */
export const isOpen = (row: Row, claims: ReadonlyMap<string, Claim>): boolean => {
  const claim = claims.get(keyOf(row));
  const isOver = claim && (claim.step === 'failed' ? claim.isFinal : claim.step !== 'busy');
  return row.state !== 'waiting' && !isOver;
};
