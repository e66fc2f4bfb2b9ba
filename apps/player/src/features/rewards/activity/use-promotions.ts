// The promotions that the viewer may see, and one of them with its terms (PROMO-05).
import type { Answer } from '@parlour/contract/endpoint';
import { promotionDetails, promotionList } from '@parlour/contract/rewards/calls';
import { refusalOf } from '#foundation/api/outcome.ts';
import { defineOwnData, useOwnResource } from '#foundation/api/own-resource.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { isPossible } from '../can-install.ts';

export type Promotion = Answer<typeof promotionList>['promotions'][number];
export type WholePromotion = Answer<typeof promotionDetails>;

const allPromotions = defineOwnData({
  ask: async ({ read }) => {
    const { promotions } = await read(promotionList, {});
    return promotions.filter(isPossible);
  },
  hasTexts: true,
  hasGuests: true,
  changedBy: 'promotion',
});

/** The promotions if a page has fetched them already, otherwise none. */
export const useKnownPromotions = (): readonly Promotion[] =>
  useStore(useFoundation().keep(allPromotions.make)).value ?? [];

export function usePromotions(isNeeded = true) {
  const isOn = useFoundation().site.flag('REWCEN3');
  return useOwnResource(allPromotions, { isNeeded: isOn && isNeeded });
}

/** The details of a promotion, whose id is the part; null if the viewer has no such promotion. */
const onePromotion = defineOwnData({
  ask: async ({ read, part: id }) => {
    const promotion = await read(promotionDetails, { id }).catch((error: unknown) => {
      if (refusalOf(error)?.code === 'not_found') return null;
      throw error;
    });
    return { id, promotion: promotion && isPossible(promotion) ? promotion : null };
  },
  hasTexts: true,
  hasGuests: true,
  changedBy: 'promotion',
});

export function usePromotion(id: string) {
  const isOn = useFoundation().site.flag('REWCEN3');
  const { value, ...state } = useOwnResource(onePromotion, { part: id, isNeeded: isOn });
  // Drops the value of the previous promotion.
  return { ...state, found: value?.id === id ? value : null };
}
