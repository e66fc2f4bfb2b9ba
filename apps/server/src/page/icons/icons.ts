// The merchant's icons as PNGs, drawn once for each look (APP-05).
import { createHash } from 'node:crypto';
import { oncePerMerchant, type Merchant } from '#http/merchant';
import type { KeptPictures } from '../pictures/kept-pictures.ts';
import { encodePng } from './encode-png.ts';
import { iconLookOf, iconShapes } from './icon-look.ts';
import { drawIcon } from './icon-pixels.ts';

export type IconKind = keyof typeof iconShapes;
export type Icons = {
  /** A name that changes when the merchant's icons look different. */
  editionOf: (merchant: Merchant) => string;
  /** Finds or draws an icon; `width` in pixels. */
  find: (merchant: Merchant, kind: IconKind, width: number) => Promise<Buffer>;
};

export function openIcons(pictures: KeptPictures): Icons {
  const editionOf = oncePerMerchant(nameLook);
  return {
    editionOf,
    find: (merchant, kind, width) => {
      const name = `icon-${kind}-${width}-${editionOf(merchant)}`;
      return pictures.find({ merchantCode: merchant.code, name }, () =>
        encodePng(drawIcon(iconLookOf(merchant), iconShapes[kind], width)),
      );
    },
  };
}

/** Names the look by small pictures from the same code, so that stored icons are not used after a change of the drawing. */
function nameLook(merchant: Merchant): string {
  const hash = createHash('sha256');
  const look = iconLookOf(merchant);
  for (const shape of Object.values(iconShapes)) hash.update(drawIcon(look, shape, 24).bytes);
  return hash.digest('hex').slice(0, 16);
}
