// The images that iOS shows while an installed site starts (ROUTE-11): the merchant's mark in the middle of the page's background.
import { createHash } from 'node:crypto';
import { splashPath, splashSizes } from '@parlour/contract/install/splash';
import type { FastifyInstance } from 'fastify';
import { oncePerMerchant, type Merchant } from '#http/merchant';
import { encodePng } from '../icons/encode-png.ts';
import { iconLookOf, type IconLook } from '../icons/icon-look.ts';
import { drawMark, fillPixels, type Pixels } from '../icons/icon-pixels.ts';
import { headerColourOf } from '../look.ts';
import type { KeptPictures } from './kept-pictures.ts';

export function serveSplash(app: FastifyInstance, pictures: KeptPictures): void {
  // Named by a small picture from the same code, so that stored images are not used after a change of the drawing.
  const editionOf = oncePerMerchant((merchant) => {
    const { bytes } = drawSplash(lookOf(merchant), [70, 70]);
    return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  });
  const find = (merchant: Merchant, size: Size): Promise<Buffer> => {
    const name = `splash-${size.join('x')}-${editionOf(merchant)}`;
    return pictures.find({ merchantCode: merchant.code, name }, () =>
      encodePng(drawSplash(lookOf(merchant), size)),
    );
  };
  for (const [width, height] of splashSizes) {
    app.get(splashPath(width, height), async ({ merchant }, reply) =>
      reply
        .type('image/png')
        .header('cache-control', 'public, max-age=86400')
        .header('vary', 'host')
        .send(await find(merchant, [width, height])),
    );
  }
}

type Size = readonly [width: number, height: number];

type SplashLook = IconLook & { page: string };
const lookOf = (merchant: Merchant): SplashLook => ({
  ...iconLookOf(merchant),
  page: headerColourOf(merchant),
});

function drawSplash(look: SplashLook, [width, height]: Size): Pixels {
  const pixels = fillPixels(width, height, look.page);
  drawMark(pixels, look, width / 3);
  return pixels;
}
