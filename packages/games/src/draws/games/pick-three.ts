// Three digits, each drawn from all ten, once a day.
import type { DrawGame } from '../draw-game.ts';

export const pickThree: DrawGame = {
  name: 'pick-three',
  look: 'digits',
  machine: { count: 3, low: 0, high: 9, isDistinct: false },
  kinds: [
    { name: 'straight', way: 'straight', picks: 3, odds: { right: 900_00 } },
    { name: 'box', way: 'box', picks: 3, odds: { 6: 150_00, 3: 300_00 } },
    { name: 'position', way: 'position', picks: 2, odds: { right: 9_00 } },
  ],
  schedule: { at: '21:00' },
  closesBefore: 300,
  mostDraws: 7,
  returned: { least: '90.0', most: '90.0' },
};
