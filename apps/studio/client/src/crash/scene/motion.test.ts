import { expect, it } from 'vitest';
import { heightsOf, placeAt, round, shift } from './motion.ts';

it('G3 the scene begins on the ground, in the evening', () => {
  expect(placeAt(0)).toEqual({ across: 0, up: 0, sunk: 0, night: 0 });
});

it('G1 what passes by does so at an even pace, at every height', () => {
  const sunk = [0, 1, 2, 3, 6].map((height) => placeAt(height).sunk);
  const [start = 0, one = 0, two = 0, three = 0, six = 0] = sunk;
  expect(two - one).toBeCloseTo(one - start, 9);
  expect(six - three).toBeCloseTo(3 * (three - two), 9);
});

it('G1 it climbs all the way and stays in the picture', () => {
  const heights = [0.1, 0.4, 1, 3, 7].map(placeAt);
  for (const [place, next] of heights.slice(1).entries()) {
    expect(next.up).toBeGreaterThan(heights[place]?.up ?? 1);
  }
  expect(placeAt(7).up).toBeLessThanOrEqual(1);
  expect(placeAt(7).night).toBe(1);
});

it('G1 a way goes round', () => {
  expect(round(2.25)).toBe(0.25);
  expect(shift(0.5, -0.25)).toBe('translate3d(50.000%,-25.000%,0)');
});

it('G1 between the heights that the browser is given, a straight way is near enough', () => {
  const heights = heightsOf(6.9);
  expect(heights[0]).toBe(0);
  expect(heights.at(-1)).toBe(6.9);
  for (const [place, height] of heights.slice(0, -1).entries()) {
    const next = heights[place + 1] ?? 0;
    expect(next).toBeGreaterThan(height);
    const straight = (placeAt(height).up + placeAt(next).up) / 2;
    // For a movement of 120 units of the picture this is a sixth of a unit.
    expect(Math.abs(straight - placeAt((height + next) / 2).up)).toBeLessThan(0.001_4);
  }
});
