import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { makeBonuses, openRewardsOf } from '../bonus/use-bonuses.ts';
import { groupsOf } from './promotion-groups.ts';
import { useKnownPromotions, type Promotion } from './use-promotions.ts';

/** The promotions in the order and with the pictures of their list. */
export function useListOrder(promotions: readonly Promotion[]): Promotion[] {
  const bonuses = useStore(useFoundation().keep(makeBonuses)).value ?? [];
  return groupsOf(promotions, openRewardsOf(bonuses)).flatMap((each) => each.promotions);
}

/** The picture that a promotion has in the list, if the list is known: the page of a card that was tapped has the same one. */
export function useArtOf({ id, art }: Pick<Promotion, 'id' | 'art'>): string {
  return useListOrder(useKnownPromotions()).find((each) => each.id === id)?.art ?? art;
}
