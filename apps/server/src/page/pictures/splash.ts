// The images that iOS shows while an installed site starts (ROUTE-11): the merchant's ground with its mark as a disc in the middle.
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Merchant } from '#http/merchant';
import type { KeptPictures } from './kept-pictures.ts';
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

export type SplashDeps = { coloursOf: SplashColours; pictures: KeptPictures };

export async function serveSplash(
  app: FastifyInstance,
  { coloursOf, pictures }: SplashDeps,
): Promise<void> {
  const edition = await editionOf();
  const find = (merchantCode: string, drawing: Drawing): Promise<Buffer> => {
    const look = createHash('sha256').update(edition).update(JSON.stringify(drawing)).digest('hex');
    const name = `splash-${drawing.width}x${drawing.height}-${look}`;
    return pictures.find({ merchantCode, name }, () => drawSplash(drawing));
  };
  for (const [width, height] of splashSizes) {
    app.get(`/m/splash/${width}x${height}.png`, async ({ merchant }, reply) =>
      reply
        .type('image/png')
        .header('cache-control', 'public, max-age=86400')
        .header('vary', 'host')
        .send(await find(merchant.code, { width, height, ...coloursOf(merchant) })),
    );
  }
}

/** A small picture by the same hand: when the drawing is changed, none of those that were kept is found. */
const editionOf = (): Promise<Buffer> =>
  drawSplash({ width: 70, height: 70, ground: [0, 0, 0], mark: [255, 255, 255] });

type Drawing = { width: number; height: number; ground: Colour; mark: Colour };

function drawSplash({ width, height, ground, mark }: Drawing): Promise<Buffer> {
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
