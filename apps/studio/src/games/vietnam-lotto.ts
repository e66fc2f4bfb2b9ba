import { lotteryVendors } from '@parlour/contract/launch/lottery-vendors';
import { readTitles } from './read-titles.ts';

export const vietnamLotto = readTitles(
  'VIETNAM_LOTTO',
  `
# ${lotteryVendors.vietnam}
red-river-evening | Red River Evening
central-coast-draw | Central Coast Draw
southern-delta-draw | Southern Delta Draw
highland-draw | Highland Draw
lotus-lake-two-digit | Lotus Lake Two-Digit
dragon-bay-three | Dragon Bay Three
minute-six | Minute Six
citadel-special | Citadel Special
`,
);
