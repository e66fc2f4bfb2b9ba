import { lotteryVendors } from '@parlour/contract/launch/lottery-vendors';
import { readTitles } from './read-titles.ts';

export const elott = readTitles(
  'ELOTT',
  `
# ${lotteryVendors.common}
lucky-six | Lucky Six
harbour-keno | Harbour Keno
minute-racer-pk10 | Minute Racer PK10
three-minute-dice | Three-Minute Dice
speed-five | Speed Five
eleven-pick-five | Eleven Pick Five
orbit-lottery | Orbit Lottery
happy-eights-hourly | Happy Eights Hourly
sixty-second-colours | Sixty-Second Colours
comet-keno | Comet Keno
turbo-28 | Turbo 28
odd-even-express | Odd & Even Express
five-minute-bingo | Five-Minute Bingo
rainbow-balls | Rainbow Balls
big-small-quick | Big & Small Quick
canal-boat-racers | Canal Boat Racers
`,
);
