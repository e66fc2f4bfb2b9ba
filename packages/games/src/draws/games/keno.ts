// Keno: 20 of 80 numbers are drawn, and a player picks one to ten. With eight or more picks, none right pays too.
import type { BetKind, DrawGame } from '../draw-game.ts';

const spots = (picks: number, odds: BetKind['odds']): BetKind => ({
  name: `spot-${picks}`,
  way: 'match',
  picks,
  odds,
});

export const keno: DrawGame = {
  name: 'keno',
  look: 'keno',
  machine: { count: 20, low: 1, high: 80, isDistinct: true },
  kinds: [
    spots(1, { 1: 3_60 }),
    spots(2, { 1: 1_00, 2: 9_00 }),
    spots(3, { 2: 2_00, 3: 45_00 }),
    spots(4, { 2: 1_00, 3: 5_00, 4: 160_00 }),
    spots(5, { 3: 2_00, 4: 18_00, 5: 800_00 }),
    spots(6, { 3: 1_00, 4: 6_00, 5: 80_00, 6: 2_800_00 }),
    spots(7, { 3: 1_00, 4: 2_00, 5: 18_00, 6: 320_00, 7: 10_000_00 }),
    spots(8, { 0: 2_00, 4: 1_00, 5: 8_00, 6: 80_00, 7: 1_200_00, 8: 30_000_00 }),
    spots(9, { 0: 3_00, 4: 1_00, 5: 4_00, 6: 30_00, 7: 250_00, 8: 3_500_00, 9: 60_000_00 }),
    spots(10, {
      0: 4_00,
      5: 2_00,
      6: 20_00,
      7: 100_00,
      8: 1_000_00,
      9: 15_000_00,
      10: 100_000_00,
    }),
  ],
  schedule: { every: 300 },
  closesBefore: 10,
  mostDraws: 10,
  returned: { least: '90.0', most: '92.1' },
};
