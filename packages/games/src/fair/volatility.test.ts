import { describe, expect, it } from 'vitest';
import { volatilityIn } from '../draws/describe-draw-game.ts';
import { drawGames } from '../draws/games/draw-games.ts';
import { instantTitles, mathematicsOf } from '../instant/instant-titles.ts';
import { volatilityIn as instantVolatility } from '../instant/write-numbers.ts';
import { volatilityOf } from './volatility.ts';

describe('the five steps', () => {
  it.each([
    [0, 1],
    [1.49, 1],
    [1.5, 2],
    [2.99, 2],
    [3, 3],
    [6, 4],
    [11.99, 4],
    [12, 5],
    [1_000, 5],
  ] as const)('G1 a deviation of %s stakes is %s', (deviation, step) => {
    expect(volatilityOf(deviation)).toBe(step);
  });
});

describe('every game', () => {
  it('G1 tells how far it strays, from the way of playing that strays least to that which strays most', () => {
    const range = ({ least, most }: { least: number; most: number }) => `${least}–${most}`;
    const draws = Object.values(drawGames).map((game) => [game.name, range(volatilityIn(game))]);
    const instant = instantTitles.map((title) => [
      title.name,
      range(instantVolatility(mathematicsOf(title))),
    ]);
    expect(Object.fromEntries([...draws, ...instant])).toEqual({
      // The declared deviations: 2.0, 1.5, 4.3; 3.0 (2.96), 4.9, 2.4; 13.1, 2.8, 9.0.
      'three-lanterns': '2–2',
      'harbour-lights': '2–2',
      'festival-night': '3–3',
      'tide-and-pearl': '2–2',
      'jade-garden': '3–3',
      'orchard-reels': '2–2',
      'gold-leaf': '5–5',
      'koi-pond': '2–2',
      'lucky-tickets': '4–4',
      // From one tile, or a target just above the stake, to all of them.
      'pearl-diver': '1–5',
      'tea-garden': '1–5',
      'paper-kite': '1–5',
      'paper-rocket': '1–5',
      // 28.4; from one number to ten of eighty, one digit in its position to all in order, an even bet to a triple.
      'six-of-45': '5–5',
      keno: '2–5',
      'pick-three': '2–5',
      'pick-five': '2–5',
      'three-dice': '1–5',
      'race-of-ten': '1–5',
    });
  });
});
