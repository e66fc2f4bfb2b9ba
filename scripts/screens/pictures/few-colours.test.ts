import { expect, test } from 'vitest';
import { fewColours } from './few-colours.ts';

/** Reduces pixels. Returns the colour of each. */
function paint(rgba: number[], width: number) {
  const { palette, pixels } = fewColours(Uint8Array.from(rgba), width);
  return { palette, colours: [...pixels].map((at) => palette[at]) };
}

test('HOUSE a picture of a few colours keeps them', () => {
  const flag = [0, 90, 60, 255, 250, 250, 250, 255, 0, 90, 60, 255, 200, 20, 30, 255];
  const { palette, colours } = paint(flag, 2);
  expect(palette).toHaveLength(3);
  expect(colours).toEqual([
    [0, 90, 60],
    [250, 250, 250],
    [0, 90, 60],
    [200, 20, 30],
  ]);
});

test('HOUSE a picture of many colours gets 256, none of them far from what it was', () => {
  const width = 64;
  const rgba = Array.from({ length: width * width }, (_, at) => [
    (at % width) * 4,
    Math.floor(at / width) * 4,
    128,
    255,
  ]).flat();
  const { palette, colours } = paint(rgba, width);
  expect(palette).toHaveLength(256);
  const furthest = colours.map((colour, at) =>
    Math.max(...(colour ?? []).map((part, place) => Math.abs(part - (rgba[at * 4 + place] ?? 0)))),
  );
  expect(Math.max(...furthest)).toBeLessThan(16);
});
