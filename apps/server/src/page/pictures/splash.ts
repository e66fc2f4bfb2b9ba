// The images that iOS shows while an installed site starts (ROUTE-11): the merchant's ground with its mark as a disc in the middle.
import type { FastifyInstance } from 'fastify';
import type { Merchant } from '#http/merchant';
import { encodePng, type Colour } from './png.ts';

/** Every screen that iOS asks for, in pixels; anything else is nobody's, and would only cost us time. */
const splashSizes = [
  [640, 1136],
  [750, 1334],
  [828, 1792],
  [1125, 2436],
  [1170, 2532],
  [1179, 2556],
  [1206, 2622],
  [1242, 2688],
  [1284, 2778],
  [1290, 2796],
  [1320, 2868],
  [1536, 2048],
  [1668, 2388],
  [2048, 2732],
] as const;

export type SplashColours = (merchant: Merchant) => { ground: Colour; mark: Colour };

/** Shades between mark and ground, so that the disc has a smooth edge. */
const shades = 16;

/** A drawing takes 50 ms of a core, so the latest ones are kept. */
const kept = 60;

export function serveSplash(app: FastifyInstance, coloursOf: SplashColours): void {
  const drawn = new Map<string, Buffer>();
  const find = (drawing: Drawing): Buffer => {
    const key = JSON.stringify(drawing);
    const picture = drawn.get(key) ?? drawSplash(drawing);
    drawn.delete(key);
    drawn.set(key, picture);
    const [oldest] = drawn.keys();
    if (drawn.size > kept && oldest !== undefined) drawn.delete(oldest);
    return picture;
  };
  for (const [width, height] of splashSizes) {
    app.get(`/m/splash/${width}x${height}.png`, async ({ merchant }, reply) =>
      reply
        .type('image/png')
        .header('cache-control', 'public, max-age=86400')
        .header('vary', 'host')
        .send(find({ width, height, ...coloursOf(merchant) })),
    );
  }
}

type Drawing = { width: number; height: number; ground: Colour; mark: Colour };

function drawSplash({ width, height, ground, mark }: Drawing): Buffer {
  const palette = Array.from({ length: shades + 1 }, (_, at) => mix(ground, mark, at / shades));
  const pixels = new Uint8Array(width * height);
  const radius = width / 7;
  const reach = Math.ceil(radius) + 1;
  for (let y = -reach; y <= reach; y += 1) {
    for (let x = -reach; x <= reach; x += 1) {
      const inside = Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(x, y)));
      const at = (Math.floor(height / 2) + y) * width + Math.floor(width / 2) + x;
      pixels[at] = Math.round(inside * shades);
    }
  }
  return encodePng(width, palette, pixels);
}

const mix = (from: Colour, to: Colour, share: number): Colour => [
  Math.round(from[0] + (to[0] - from[0]) * share),
  Math.round(from[1] + (to[1] - from[1]) * share),
  Math.round(from[2] + (to[2] - from[2]) * share),
];
