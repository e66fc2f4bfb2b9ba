// Pixels as a PNG, beside the event loop: that is most of the work of a large one.
import sharp from 'sharp';
import type { Pixels } from './icon-pixels.ts';

export const encodePng = ({ width, height, bytes }: Pixels): Promise<Buffer> =>
  sharp(bytes, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 9, adaptiveFiltering: true })
    .toBuffer();
