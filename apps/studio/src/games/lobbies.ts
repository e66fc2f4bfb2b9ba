import { lotteryVendors } from '@parlour/contract/launch/lottery-vendors';
import { readTitles } from './read-titles.ts';

/** The lobbies of the lottery vendors. They open the lottery like every other title of theirs. */
export const lobbies = [
  ...readTitles('ELOTT', `# ${lotteryVendors.common}\nelott_lobby | Quick Draws`),
  ...readTitles('LOTT', `# ${lotteryVendors.common}\nlott_lobby | All Draws`),
  ...readTitles('SEA_LOTT', `# ${lotteryVendors.southEastAsia}\nsea_lobby | Straits Draws`),
  ...readTitles('VIETNAM_LOTTO', `# ${lotteryVendors.vietnam}\nlotto_vn_lobby | Delta Draws`),
];
