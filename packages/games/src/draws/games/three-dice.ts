// Three dice: faces, pairs, triples, sums, and small or big.
import type { DrawGame } from '../draw-game.ts';

export const threeDice: DrawGame = {
  name: 'three-dice',
  look: 'dice',
  machine: { count: 3, low: 1, high: 6, isDistinct: false },
  kinds: [
    { name: 'small', way: 'small', picks: 0, odds: { right: 1_90 } },
    { name: 'big', way: 'big', picks: 0, odds: { right: 1_90 } },
    { name: 'face', way: 'face', picks: 1, odds: { 1: 2_00, 2: 3_00, 3: 4_00 } },
    {
      name: 'sum',
      way: 'sum',
      picks: 1,
      odds: {
        4: 66_00,
        5: 33_00,
        6: 20_00,
        7: 13_30,
        8: 9_50,
        9: 8_00,
        10: 7_40,
        11: 7_40,
        12: 8_00,
        13: 9_50,
        14: 13_30,
        15: 20_00,
        16: 33_00,
        17: 66_00,
      },
    },
    { name: 'double', way: 'double', picks: 1, odds: { right: 12_50 } },
    { name: 'triple', way: 'triple', picks: 1, odds: { right: 200_00 } },
    { name: 'any-triple', way: 'any-triple', picks: 0, odds: { right: 33_00 } },
  ],
  schedule: { every: 180 },
  closesBefore: 5,
  mostDraws: 10,
  returned: { least: '91.7', most: '92.6' },
};
