// The demo's lanes: which categories each merchant shows, in which order, and the vendors of each under the family's account type names.
import { lotteryVendors } from '@parlour/contract/launch/lottery-vendors';

type Card = { accountType: string; displayName: string | null };

const card = (accountType: string, displayName: string | null = null): Card => ({
  accountType,
  displayName,
});

const originals = 'Parlour Originals';
const draws = card(lotteryVendors.common, 'Parlour Draws');

export const demoCards: Record<string, Card[]> = {
  RNG: [
    card('Northwind'),
    card('Paperfox'),
    card('Tidepool'),
    card('Halcyon'),
    card('Copperbell'),
    card('RNG', originals),
  ],
  LIVE: [card('VERANDA', 'Veranda Live'), card('SilkRoom', 'Silk Room')],
  FISH: [card('Tidepool'), card('Kitewood')],
  PVP: [card('Halcyon'), card('SilkRoom', 'Silk Room'), card('PVP', originals)],
  ARCADE: [card('Paperfox'), card('Copperbell'), card('Kitewood')],
  SPORTS: [card('TOUCHLINE', 'Touchline & Co')],
  ELOTT: [draws],
  LOTT: [draws],
  SEA_LOTT: [card(lotteryVendors.southEastAsia, 'Straits Draws')],
  VIETNAM_LOTTO: [card(lotteryVendors.vietnam, 'Delta Draws')],
};

/** `plain` has no ELOTT, so that its SEA_LOTT lane shows with a step of its own (LOBBY-03). */
export const demoLanes: Record<string, string[]> = {
  lumen: [
    'ELOTT',
    'LOTT',
    'RNG',
    'LIVE',
    'FISH',
    'PVP',
    'ARCADE',
    'SPORTS',
    'SEA_LOTT',
    'VIETNAM_LOTTO',
  ],
  marigold: [
    'RNG',
    'LIVE',
    'LOTT',
    'PVP',
    'ELOTT',
    'FISH',
    'SPORTS',
    'ARCADE',
    'SEA_LOTT',
    'VIETNAM_LOTTO',
  ],
  plain: ['RNG', 'LIVE', 'PVP', 'LOTT', 'SPORTS', 'SEA_LOTT', 'VIETNAM_LOTTO'],
};
