// The demo's lanes: the categories of each merchant in their order, and the vendors of each category by the family's account type names.
import { lotteryVendors } from '@parlour/contract/launch/lottery-vendors';

type Card = { accountType: string; displayName: string | null };

const card = (accountType: string, displayName: string | null = null): Card => ({
  accountType,
  displayName,
});

const draws = card(lotteryVendors.common, 'Parlour Draws');

export const demoCards: Record<string, Card[]> = {
  RNG: [card('Tidepool'), card('Paperfox')],
  ARCADE: [card('Paperfox'), card('Tidepool')],
  ELOTT: [draws],
  LOTT: [draws],
  SEA_LOTT: [card(lotteryVendors.southEastAsia, 'Straits Draws')],
  VIETNAM_LOTTO: [card(lotteryVendors.vietnam, 'Delta Draws')],
};

/** Categories by merchant. `plain` has no ELOTT, so its SEA_LOTT lane demonstrates its own ordinal (LOBBY-03). */
export const demoLanes: Record<string, string[]> = {
  lumen: ['ELOTT', 'LOTT', 'RNG', 'ARCADE', 'SEA_LOTT', 'VIETNAM_LOTTO'],
  marigold: ['RNG', 'ARCADE', 'LOTT', 'ELOTT', 'SEA_LOTT', 'VIETNAM_LOTTO'],
  plain: ['RNG', 'LOTT', 'ARCADE', 'SEA_LOTT', 'VIETNAM_LOTTO'],
};
