// The rewards that the member can claim now (PROMO-06): those that the server lists, and those claimed since then.
import { useEffect } from 'react';
import type { Answer } from '@parlour/contract/endpoint';
import { rewardClaims } from '@parlour/contract/rewards/calls';
import { defineOwnData, useOwnResource } from '#foundation/api/own-resource.ts';
import { useFoundation, useSession } from '#foundation/use-foundation.ts';
import { nameOfWish } from '#foundation/rewards/claim-requests.ts';
import { pollUnlessTold } from '#foundation/signals/signals.ts';
import { isPossible } from '../can-install.ts';
import type { Claim, RewardRequest } from '../claims/claims.ts';

type ListedReward = Answer<typeof rewardClaims>['rows'][number];
/** A row of the list. `until` is the last time for the claim. */
export type RewardRow = RewardRequest & {
  /** `granted`: the supplier has granted the free plays, so the server no longer lists them. */
  state: ListedReward['state'] | 'granted';
  until: number | null;
  trouble: ListedReward['trouble'];
};

/** Time between two fetches while a claim is under way. */
const waitingMs = 3_000;

const claimable = defineOwnData({
  ask: async ({ read }) => (await read(rewardClaims, {})).rows.filter(isPossible),
  hasTexts: true,
  changedBy: 'promotion',
});

export function useToClaim() {
  const foundation = useFoundation();
  const isOn = foundation.site.flag('REWCEN3');
  const toClaim = useOwnResource(claimable, { isNeeded: isOn });
  const { value, retry } = toClaim;
  const isMember = Boolean(useSession());
  const isWaiting = value?.some(({ state }) => state === 'waiting') ?? false;
  const isPolled = isMember && isOn && isWaiting;
  useEffect(
    () => (isPolled ? pollUnlessTold(foundation, waitingMs, retry) : undefined),
    [foundation, retry, isPolled],
  );
  return toClaim;
}

/** Adds rewards whose claim was paid or finally refused to the list, at their old positions, until the page is left: a row must not go as its result is read. */
export function joinClaims(
  rows: readonly RewardRow[],
  claims: ReadonlyMap<string, Claim>,
): RewardRow[] {
  const listed = new Set(rows.map(nameOfWish));
  const gone = new Map<string, RewardRow>();
  for (const claim of claims.values()) {
    // A request to a supplier has its own id from then on, also after another attempt.
    const item = claim.step === 'underWay' ? claim.claimId : (claim.item ?? null);
    const name = nameOfWish({ promotionId: claim.promotionId, item });
    const isListed = listed.has(nameOfWish(claim)) || listed.has(name);
    // A failed call whose reward is no longer listed may have been paid after all.
    const isUnknown = claim.step === 'failed' && !claim.isFinal;
    if (isUnknown || isListed) continue;
    const isGranted = claim.step === 'underWay' && claim.reward.freePlays !== undefined;
    const state = isGranted ? 'granted' : 'ready';
    gone.set(name, { ...claim, state, until: null, trouble: null });
  }
  const all = [...rows];
  const inOrder = [...gone.values()].toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0));
  for (const row of inOrder) all.splice(row.at ?? 0, 0, row);
  return all;
}

type ClaimContext = { claims: ReadonlyMap<string, Claim>; toClaim: { isLoading: boolean } };

/** The claim of a row. Undefined if it is under way and the list, fetched again, has a newer state. */
export function claimOf(row: RewardRow, { claims, toClaim }: ClaimContext): Claim | undefined {
  const claim = claims.get(nameOfWish(row));
  const isOld = claim?.step === 'underWay' && row.state !== 'ready' && !toClaim.isLoading;
  return isOld ? undefined : claim;
}

/** True if the row can still be claimed. */
export const isOpen = (row: RewardRow, shown: ClaimContext): boolean => {
  const claim = claimOf(row, shown);
  const isOver = claim && (claim.step === 'failed' ? claim.isFinal : claim.step !== 'busy');
  return (row.state === 'ready' || row.state === 'failed') && !isOver;
};
