import { describe, expect, test } from 'vitest';
import { describeDrawGame } from './describe-draw-game.ts';
import { drawGames } from './games/draw-games.ts';
import { keno } from './games/keno.ts';

describe('what a page is told', () => {
  test('G1 of three digits: what pays, how rare it is, what comes back', () => {
    const told = describeDrawGame(drawGames['pick-three'], 'Asia/Manila');
    // Straight: 1 of 1,000 pays 900. Deviation: the square root of 900² ÷ 1,000 − 0.9² is 28.4.
    expect(told).toMatchObject({
      game: 'pick-three',
      look: 'digits',
      returned: { least: '90.0', most: '90.0' },
      deviation: '28.4',
      closesBefore: 300,
      mostDraws: 7,
      schedule: { at: '21:00', days: null, zone: 'Asia/Manila' },
    });
    expect(told.kinds).toEqual([
      {
        name: 'straight',
        way: 'straight',
        picks: 3,
        odds: [{ outcome: 'right', times: '900', oneIn: '1000' }],
        most: '900',
        returned: { least: '90.0', most: '90.0' },
      },
      {
        name: 'box',
        way: 'box',
        picks: 3,
        odds: [
          { outcome: '3', times: '300', oneIn: '333.3' },
          { outcome: '6', times: '150', oneIn: '166.7' },
        ],
        most: '300',
        returned: { least: '90.0', most: '90.0' },
      },
      {
        name: 'position',
        way: 'position',
        picks: 2,
        odds: [{ outcome: 'right', times: '9', oneIn: '10' }],
        most: '9',
        returned: { least: '90.0', most: '90.0' },
      },
    ]);
  });

  test('G1 a schedule by the clock names no zone; one by the days of the week names them', () => {
    expect(describeDrawGame(keno, 'Asia/Manila').schedule).toEqual({ every: 300 });
    expect(describeDrawGame(drawGames['pick-five'], 'UTC').schedule).toEqual({
      at: '20:30',
      days: [1, 3, 5],
      zone: 'UTC',
    });
  });

  test('G1 every outcome of every lottery is told with its chance', () => {
    for (const game of Object.values(drawGames)) {
      for (const { odds } of describeDrawGame(game, 'UTC').kinds) {
        expect(odds.length).toBeGreaterThan(0);
        for (const { times, oneIn } of odds) {
          expect(times).toMatch(/^\d+(\.\d{1,2})?$/);
          expect(Number(oneIn)).toBeGreaterThanOrEqual(1);
        }
      }
    }
  });
});
