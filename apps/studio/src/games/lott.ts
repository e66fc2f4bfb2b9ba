import { lotteryVendors } from '@parlour/contract/launch/lottery-vendors';
import { readTitles } from './read-titles.ts';

export const lott = readTitles(
  'LOTT',
  `
# ${lotteryVendors.common}
sunrise-pick | Sunrise Pick
harvest-saturday | Harvest Saturday
friday-night-draw | Friday Night Draw
grand-sixty | Grand Sixty
three-digit-daily | Three-Digit Daily
four-digit-daily | Four-Digit Daily
two-tone-draw | Two-Tone Draw
midweek-million | Midweek Million
lantern-festival-draw | Lantern Festival Draw
payday-pick | Payday Pick
golden-hour-3d | Golden Hour 3D
old-clock-5d | Old Clock 5D
jade-pavilion-six | Jade Pavilion Six
noon-numbers | Noon Numbers
monsoon-raffle | Monsoon Raffle
new-moon-draw | New Moon Draw
`,
);
