// Draws an icon as pixels, with the same shapes as its SVG. We draw it ourselves, because sharp's SVG loader is blocked (decision 082).
import { litStops, markBox, markShapes, type Fill, type Shape } from '@parlour/covers/mark';
import type { IconLook, IconShape } from './icon-look.ts';

type Rgb = readonly [red: number, green: number, blue: number];
type Ink = { colour: Rgb; opacity: number };

/** A picture of four bytes per pixel, row by row: red, green, blue, opacity. */
export type Pixels = { width: number; height: number; bytes: Uint8ClampedArray };

/** Draws an icon; `width` in pixels. */
export function drawIcon(look: IconLook, shape: IconShape, width: number): Pixels {
  const pixels = { width, height: width, bytes: new Uint8ClampedArray(width * width * 4) };
  drawGround(pixels, look.ground.map(toRgb) as [Rgb, Rgb], shape.corner * width);
  drawMark(pixels, look, shape.mark * width);
  return pixels;
}

/** A picture of one colour, `#rrggbb`. */
export function fillPixels(width: number, height: number, colour: string): Pixels {
  const bytes = new Uint8ClampedArray(width * height * 4);
  const one = Uint8Array.of(...toRgb(colour), 255);
  new Uint32Array(bytes.buffer).fill(new Uint32Array(one.buffer)[0] ?? 0);
  return { width, height, bytes };
}

const toRgb = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const mix = (from: number, to: number, share: number): number => from + (to - from) * share;
/** The share of a pixel inside a shape, by the distance of its middle from the edge (positive outside). */
const covered = (distance: number): number => Math.min(1, Math.max(0, 0.5 - distance));

function drawGround({ width, bytes }: Pixels, [from, to]: [Rgb, Rgb], radius: number): void {
  const half = width / 2;
  const beyond = (at: number) => Math.max(0, Math.abs(at + 0.5 - half) - half + radius);
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      blend(bytes, at, { colour: from, opacity: 1 });
      blend(bytes, at, { colour: to, opacity: (x + y + 1) / (2 * width) });
      const isRound = radius > 0 && Math.min(beyond(x), beyond(y)) > 0;
      bytes[at + 3] = isRound ? 255 * covered(Math.hypot(beyond(x), beyond(y)) - radius) : 255;
    }
  }
}

function blend(bytes: Uint8ClampedArray, at: number, { colour, opacity }: Ink): void {
  bytes[at] = mix(bytes[at] ?? 0, colour[0], opacity);
  bytes[at + 1] = mix(bytes[at + 1] ?? 0, colour[1], opacity);
  bytes[at + 2] = mix(bytes[at + 2] ?? 0, colour[2], opacity);
}

/** Draws the mark in the middle, over an opaque ground. `size`: the width of the mark's box in pixels. */
export function drawMark(pixels: Pixels, look: IconLook, size: number): void {
  for (const shape of markShapes(look)) drawShape(pixels, shape, size / markBox);
}

/** Draws a shape; `scale`: pixels per unit of the mark's box. */
function drawShape({ width, height, bytes }: Pixels, shape: Shape, scale: number): void {
  const place = placeOf(shape, { width, height, scale });
  const reach = Math.ceil(Math.max(place.rx, place.ry) + place.line / 2) + 1;
  const inkAt = inkOf(shape.fill);
  for (let y = Math.floor(place.y) - reach; y <= place.y + reach; y += 1) {
    for (let x = Math.floor(place.x) - reach; x <= place.x + reach; x += 1) {
      const share = coverage(place, x + 0.5 - place.x, y + 0.5 - place.y);
      if (share === 0) continue;
      // The light is not rotated with the shape: it falls over the shape's box.
      const along = (x + 0.5 - place.x) / place.rx + (y + 0.5 - place.y) / place.ry;
      const { colour, opacity } = inkAt(0.5 + along / 4);
      blend(bytes, (y * width + x) * 4, { colour, opacity: share * opacity });
    }
  }
}

type EllipsePlacement = {
  x: number;
  y: number;
  rx: number;
  ry: number;
  line: number;
  cos: number;
  sin: number;
};
type Canvas = { width: number; height: number; scale: number };

function placeOf(
  { x, y, rx, ry, turn = 0, line = 0 }: Shape,
  { width, height, scale }: Canvas,
): EllipsePlacement {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [fromX, fromY] = [x - markBox / 2, y - markBox / 2];
  return {
    x: width / 2 + scale * (fromX * cos - fromY * sin),
    y: height / 2 + scale * (fromX * sin + fromY * cos),
    rx: rx * scale,
    ry: ry * scale,
    line: line * scale,
    cos,
    sin,
  };
}

/** The covered share of a pixel at an offset from the middle. The ellipse's equation, divided by its gradient, approximates the distance to the edge. */
function coverage(
  { rx, ry, line, cos, sin }: EllipsePlacement,
  right: number,
  down: number,
): number {
  const x = (right * cos + down * sin) / rx;
  const y = (down * cos - right * sin) / ry;
  const from = Math.hypot(x, y);
  const slope = Math.hypot(x / rx, y / ry);
  const distance = slope === 0 ? -Math.min(rx, ry) : ((from - 1) * from) / slope;
  return covered(line === 0 ? distance : Math.abs(distance) - line / 2);
}

/** Returns the ink at a share of the way along the light. */
function inkOf(fill: Fill): (share: number) => Ink {
  if (fill !== 'lit') {
    const ink = { colour: toRgb(fill.colour), opacity: fill.opacity ?? 1 };
    return () => ink;
  }
  return (share) => light[Math.round(Math.min(1, Math.max(0, share)) * fineness)] ?? dark;
}

const fineness = 512;
const dark: Ink = { colour: [0, 0, 0], opacity: 0 };
/** Precomputed inks of the light, because nearly every pixel of a mark is lit. */
const light = Array.from({ length: fineness + 1 }, (_, at) => litAt(at / fineness));

function litAt(share: number): Ink {
  const next = litStops.find(({ offset }) => share <= offset);
  const last = litStops.findLast(({ offset }) => share >= offset);
  if (!next || !last) return dark;
  const on = next === last ? 0 : (share - last.offset) / (next.offset - last.offset);
  const [from, to] = [toRgb(last.colour), toRgb(next.colour)];
  return {
    colour: [mix(from[0], to[0], on), mix(from[1], to[1], on), mix(from[2], to[2], on)],
    opacity: mix(last.opacity, next.opacity, on),
  };
}
