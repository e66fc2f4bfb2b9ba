// Five digits, each drawn from all ten, three evenings a week.
import type { DrawGame } from '../draw-game.ts';

export const pickFive: DrawGame = {
  name: 'pick-five',
  look: 'digits',
  machine: { count: 5, low: 0, high: 9, isDistinct: false },
  kinds: [
    { name: 'straight', way: 'straight', picks: 5, odds: { right: 90_000_00 } },
    {
      name: 'box',
      way: 'box',
      picks: 5,
      odds: {
        120: 750_00,
        60: 1_500_00,
        30: 3_000_00,
        20: 4_500_00,
        10: 9_000_00,
        5: 18_000_00,
      },
    },
    { name: 'position', way: 'position', picks: 2, odds: { right: 9_00 } },
  ],
  schedule: { at: '20:30', days: [1, 3, 5] },
  closesBefore: 300,
  mostDraws: 6,
  returned: { least: '90.0', most: '90.0' },
};
