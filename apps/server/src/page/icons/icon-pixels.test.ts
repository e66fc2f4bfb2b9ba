// Compares our drawing of icons with libvips' rendering of the SVG, which the server itself blocks.
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { iconShapes, type IconLook } from './icon-look.ts';
import { drawIcon } from './icon-pixels.ts';
import { iconSvg } from './icon-svg.ts';

// Another test in this process may have restricted libvips to photos, as the server does.
const loader = { operation: ['VipsForeignLoadSvgBuffer'] };
beforeAll(() => sharp.unblock(loader));
afterAll(() => sharp.block(loader));

const width = 192;
const lookOf = (logo: IconLook['logo']): IconLook => ({
  logo,
  brand: '#6e49df',
  accent: '#f2c156',
  ground: ['#3b0d8e', '#120037'],
});

async function renderSvg(svg: string): Promise<Uint8Array> {
  const picture = sharp(Buffer.from(svg), { density: (72 * width) / 64 });
  return picture.resize(width, width).ensureAlpha().raw().toBuffer();
}

/** The mean difference of two pictures, of 255, weighted by opacity. */
function farApart(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 4) {
    for (let part = 0; part < 4; part += 1) {
      const weight = part === 3 ? 1 : (one[at + 3] ?? 0) / 255;
      sum += weight * Math.abs((one[at + part] ?? 0) - (other[at + part] ?? 0));
    }
  }
  return sum / one.length;
}

const logos = ['eclipse', 'flower', 'disc'] as const;
const kinds = ['any', 'maskable', 'touch'] as const;
const all = logos.flatMap((logo) => kinds.map((kind) => [logo, kind] as const));

test.each(all)('APP-05 %s, %s: the pixels are those of the SVG', async (logo, kind) => {
  const [look, shape] = [lookOf(logo), iconShapes[kind]];
  const { bytes } = drawIcon(look, shape, width);
  expect(bytes).toHaveLength(width * width * 4);
  expect(farApart(bytes, await renderSvg(iconSvg(look, shape)))).toBeLessThan(0.5);
});

test('APP-05 another mark or another colour is another picture', async () => {
  const pictures = [
    lookOf('eclipse'),
    lookOf('flower'),
    { ...lookOf('flower'), accent: '#ff0000' },
    { ...lookOf('flower'), ground: ['#3b0d8e', '#000000'] },
  ] as const;
  const drawn = pictures.map((look) => drawIcon(look, iconShapes.any, 48).bytes);
  expect(new Set(drawn.map((bytes) => Buffer.from(bytes).toString('hex'))).size).toBe(4);
});
