import { readGames } from './read-games.ts';

export const vietnamLotto = readGames(
  'VIETNAM_LOTTO',
  `
# TCG_LOTTO_VN
red-river-evening | Red River Evening
central-coast-draw | Central Coast Draw
southern-delta-draw | Southern Delta Draw
highland-draw | Highland Draw
lotus-lake-two-digit | Lotus Lake Two-Digit
dragon-bay-three | Dragon Bay Three
old-quarter-hourly | Old Quarter Hourly
citadel-special | Citadel Special
`,
);
