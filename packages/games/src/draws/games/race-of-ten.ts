// A race of ten runners. All are drawn, in the order of arrival.
import type { DrawGame } from '../draw-game.ts';

export const raceOfTen: DrawGame = {
  name: 'race-of-ten',
  look: 'race',
  machine: { count: 10, low: 1, high: 10, isDistinct: true },
  kinds: [
    { name: 'winner', way: 'winner', picks: 1, odds: { right: 9_00 } },
    { name: 'place', way: 'place', picks: 1, odds: { right: 3_00 } },
    { name: 'exacta', way: 'exacta', picks: 2, odds: { right: 81_00 } },
    { name: 'quinella', way: 'quinella', picks: 2, odds: { right: 40_50 } },
    { name: 'trifecta', way: 'trifecta', picks: 3, odds: { right: 650_00 } },
  ],
  schedule: { every: 60 },
  closesBefore: 5,
  mostDraws: 10,
  returned: { least: '90.0', most: '90.3' },
};
