import { readTitles } from './read-titles.ts';

export const live = readTitles(
  'LIVE',
  `
# VERANDA
veranda-baccarat-1 | Veranda Baccarat 1
veranda-baccarat-2 | Veranda Baccarat 2
baccarat-courtyard | Baccarat Courtyard
swift-baccarat | Swift Baccarat
no-hurry-baccarat | No-Hurry Baccarat
garden-roulette | Garden Roulette
evening-roulette | Evening Roulette
roulette-al-fresco | Roulette al Fresco
two-wheel-roulette | Two-Wheel Roulette
terrace-blackjack | Terrace Blackjack
blackjack-for-seven | Blackjack for Seven
open-table-blackjack | Open Table Blackjack
sic-bo-pavilion | Sic Bo Pavilion
rattan-sic-bo | Rattan Sic Bo
the-long-table | The Long Table
wheel-of-verandas | Wheel of Verandas
hi-lo-hammock | Hi-Lo Hammock
andar-bahar-verandah | Andar Bahar Verandah
teen-patti-terrace | Teen Patti Terrace
fan-tan-by-lamplight | Fan Tan by Lamplight
poker-on-the-porch | Poker on the Porch
afternoon-dice | Afternoon Dice
the-colour-wheel | The Colour Wheel
hostess-choice | Hostess Choice
# SILKROOM
jasmine-room-baccarat | Jasmine Room Baccarat
peony-room-baccarat | Peony Room Baccarat
bamboo-room-baccarat | Bamboo Room Baccarat
crimson-squeeze | Crimson Squeeze
dragon-carp-duel | Dragon-Carp Duel
silk-blackjack | Silk Blackjack
blindfold-roulette | Blindfold Roulette
golden-thread-roulette | Golden Thread Roulette
three-dice-teahouse | Three Dice Teahouse
red-lacquer-sic-bo | Red Lacquer Sic Bo
niu-niu-salon | Niu Niu Salon
pai-gow-parlour | Pai Gow Parlour
fish-prawn-crab-live | Fish-Prawn-Crab Live
midnight-salon | Midnight Salon
the-tailors-table | The Tailor's Table
bull-lantern | Bull Lantern
`,
);
