import { lotteryVendors } from '@parlour/contract/launch/lottery-vendors';
import { readTitles } from './read-titles.ts';

export const seaLott = readTitles(
  'SEA_LOTT',
  `
# ${lotteryVendors.southEastAsia}
mekong-four | Mekong Four
straits-five | Straits Five
teak-coast-two-three | Teak Coast Two-Three
island-four-digit | Island Four-Digit
archipelago-night | Archipelago Night
minute-six-sea | Minute Six
riverbank-stock-numbers | Riverbank Stock Numbers
spice-port-pools | Spice Port Pools
`,
);
