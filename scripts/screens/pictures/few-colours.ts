// Reduces a picture to 256 colours chosen from its own: a screenshot shrinks to a fifth of its size and looks the same.
import type { Colour } from './png.ts';

/** Colours that differ only in their last two bits, as their mean, with the number of pixels. */
type Bin = { colour: Colour; count: number };
type Box = { bins: Bin[]; mean: Colour; widest: 0 | 1 | 2; spread: number };
type Pixels = { palette: Colour[]; pixels: Uint8Array };

const most = 256;
const parts = [0, 1, 2] as const;

function binsOf(rgba: Uint8Array): Bin[] {
  const sums = new Map<number, [number, number, number, number]>();
  for (let at = 0; at < rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = rgba.subarray(at, at + 3);
    const key = ((red >> 2) << 12) | ((green >> 2) << 6) | (blue >> 2);
    const sum = sums.get(key) ?? [0, 0, 0, 0];
    sums.set(key, [sum[0] + red, sum[1] + green, sum[2] + blue, sum[3] + 1]);
  }
  return [...sums.values()].map(([red, green, blue, count]) => ({
    colour: [red / count, green / count, blue / count],
    count,
  }));
}

function boxOf(bins: Bin[]): Box {
  const sum = (of: (bin: Bin) => number) => bins.reduce((all, bin) => all + of(bin), 0);
  const count = sum((bin) => bin.count);
  const meanOf = (part: 0 | 1 | 2) => sum((bin) => bin.count * bin.colour[part]) / count;
  const mean: Colour = [meanOf(0), meanOf(1), meanOf(2)];
  const spreads = parts.map((part) =>
    sum((bin) => bin.count * (bin.colour[part] - mean[part]) ** 2),
  );
  const spread = Math.max(...spreads);
  return { bins, mean, spread, widest: parts.find((part) => spreads[part] === spread) ?? 0 };
}

/** Splits a box in two, at the mean of the component that differs most. */
const split = ({ bins, mean, widest }: Box): Box[] =>
  [true, false].map((isLow) =>
    boxOf(bins.filter(({ colour }) => colour[widest] <= mean[widest] === isLow)),
  );

function paletteOf(rgba: Uint8Array): Colour[] {
  const boxes = [boxOf(binsOf(rgba))];
  while (boxes.length < most) {
    const widest = boxes.reduce((one, other) => (other.spread > one.spread ? other : one));
    if (widest.spread < 1) break;
    boxes.splice(boxes.indexOf(widest), 1, ...split(widest));
  }
  return boxes.map(({ mean: [red, green, blue] }) => [
    Math.round(red),
    Math.round(green),
    Math.round(blue),
  ]);
}

/** The dither pattern, so that a gradient of few colours shows no steps. */
const pattern = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map(
  (each) => each / 2 - 3.75,
);
/** The distance below which a difference is invisible, so that plain backgrounds are not dithered. */
const same = 3;

const apart = (one: Colour, other: Colour): number =>
  parts.reduce<number>((sum, part) => sum + (one[part] - other[part]) ** 2, 0);

function finder(palette: readonly Colour[]): (colour: Colour) => number {
  const known = new Map<number, number>();
  return (colour) => {
    const key = (colour[0] << 16) | (colour[1] << 8) | colour[2];
    const found = known.get(key);
    if (found !== undefined) return found;
    const distances = palette.map((each) => apart(each, colour));
    const best = distances.indexOf(Math.min(...distances));
    known.set(key, best);
    return best;
  };
}

export function fewColours(rgba: Uint8Array, width: number): Pixels {
  const palette = paletteOf(rgba);
  const find = finder(palette);
  const pixels = Uint8Array.from({ length: rgba.length / 4 }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = rgba.subarray(at * 4, at * 4 + 3);
    const plain = find([red, green, blue]);
    const near = palette[plain];
    if (near && apart(near, [red, green, blue]) <= same) return plain;
    const shift = pattern[(Math.floor(at / width) % 4) * 4 + ((at % width) % 4)] ?? 0;
    const moved = (part: number) => Math.min(255, Math.max(0, Math.round(part + shift)));
    return find([moved(red), moved(green), moved(blue)]);
  });
  return { palette, pixels };
}
