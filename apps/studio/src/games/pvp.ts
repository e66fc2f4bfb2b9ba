import { lotteryVendors } from '@parlour/contract/launch/lottery-vendors';
import { readTitles } from './read-titles.ts';

export const pvp = readTitles(
  'PVP',
  `
# HALCYON
jade-tiles | Jade Tiles
four-winds-mahjong | Four Winds Mahjong
bamboo-dots | Bamboo & Dots
sparrow-parlour | Sparrow Parlour
chinese-chess-garden | Chinese Chess Garden
moon-dominoes | Moon Dominoes
big-two-boulevard | Big Two Boulevard
dou-dizhu-days | Dou Dizhu Days
thirteen-cards | Thirteen Cards
quiet-checkers | Quiet Checkers
gin-by-the-window | Gin by the Window
ludo-courtyard | Ludo Courtyard
# SILKROOM
texas-at-ten | Texas at Ten
omaha-overnight | Omaha Overnight
short-deck-salon | Short Deck Salon
rummy-rose | Rummy Rose
call-break-club | Call Break Club
bluff-butter | Bluff & Butter
three-kings-showdown | Three Kings Showdown
satin-spades | Satin Spades
red-ten-rivals | Red Ten Rivals
cribbage-cabin | Cribbage Cabin
# ${lotteryVendors.common}
pok-deng-porch | Pok Deng Porch
kang-corner | Kang Corner
dummy-deluxe | Dummy Deluxe
slave-cards | Slave Cards
makruk-match | Makruk Match
rung-royale | Rung Royale
bhabhi-bhabhi | Bhabhi Bhabhi
carrom-kings | Carrom Kings
pusoy-plaza | Pusoy Plaza
tongits-town | Tongits Town
neighbourhood-poker | Neighbourhood Poker
snap | Snap!
bankers-bench | Banker's Bench
sixty-six-steps | Sixty-Six Steps
`,
);
