// Minute Six: six of 45 numbers are drawn. A slip is paid by how many of its picks are right.
import type { DrawGame } from '../draw-game.ts';

export const sixOf45: DrawGame = {
  name: 'six-of-45',
  look: 'balls',
  machine: { count: 6, low: 1, high: 45, isDistinct: true },
  kinds: [
    {
      name: 'match',
      way: 'match',
      picks: 6,
      odds: { 3: 15_00, 4: 150_00, 5: 3_000_00, 6: 125_000_00 },
    },
  ],
  schedule: { every: 60 },
  closesBefore: 5,
  mostDraws: 10,
  returned: { least: '64.3', most: '64.3' },
};
