// The promotions that the viewer may see, and one of them with its terms (PROMO-05).
import { useEffect } from 'react';
import type { Answer } from '@parlour/contract/endpoint';
import { promotionDetails, promotionList } from '@parlour/contract/rewards/calls';
import { refusalOf } from '#foundation/api/outcome.ts';
import { readsOf } from '#foundation/api/reads.ts';
import { createResource } from '#foundation/api/resource.ts';
import { useResource } from '#foundation/api/use-resource.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { onPageSeen } from '#platform/page.ts';
import { useOwner } from '../owner.ts';
import { isPossible } from '../can-install.ts';

export type Promotion = Answer<typeof promotionList>['promotions'][number];
export type WholePromotion = Answer<typeof promotionDetails>;

const onPage = { teller: 'page' } as const;

const ranks: Record<NonNullable<Promotion['claim']>['state'], number> = {
  ready: 0,
  claimed: 1,
  exhausted: 3,
  none: 2,
};
const rankOf = ({ state, claim }: Promotion): number =>
  state === 'live' ? (claim ? ranks[claim.state] : 2) : 4;

const makePromotions = (foundation: Foundation) =>
  createResource({
    ask: async (_of, signal) => {
      const { promotions } = await readsOf(foundation)(promotionList, {}, { ...onPage, signal });
      // Promotions with something to claim are first, those that have not begun last.
      return promotions.filter(isPossible).toSorted((one, other) => rankOf(one) - rankOf(other));
    },
    freshMs: 0,
  });

export function usePromotions(isNeeded = true) {
  const promotions = useFoundation().keep(makePromotions);
  const { owner, isOn, language } = useOwner();
  useEffect(() => {
    if (owner === undefined || !isOn || !isNeeded) return undefined;
    const look = () => promotions.need({ owner, wording: language });
    look();
    return onPageSeen(look);
  }, [promotions, owner, isOn, language, isNeeded]);
  return { ...useResource(promotions), retry: promotions.retry };
}

/** One promotion; the resource's `wording` is the id and the language. Null if the viewer has no such promotion. */
const makePromotion = (foundation: Foundation) =>
  createResource({
    ask: async ({ wording }, signal) => {
      const [id = ''] = wording.split(' ');
      const read = readsOf(foundation)(promotionDetails, { id }, { ...onPage, signal });
      const promotion = await read.catch((error: unknown) => {
        if (refusalOf(error)?.code === 'not_found') return null;
        throw error;
      });
      return { id, promotion: promotion && isPossible(promotion) ? promotion : null };
    },
    freshMs: 0,
  });

export function usePromotion(id: string) {
  const resource = useFoundation().keep(makePromotion);
  const { owner, isOn, language } = useOwner();
  useEffect(() => {
    if (owner === undefined || !isOn) return undefined;
    const look = () => resource.need({ owner, wording: `${id} ${language}` });
    look();
    return onPageSeen(look);
  }, [resource, owner, isOn, language, id]);
  const { value, ...state } = useResource(resource);
  // Drops the value of the previous promotion.
  const found = value?.id === id ? value : null;
  return { ...state, found, retry: resource.retry, refresh: resource.refresh };
}
