// Encodes pixels as a PNG outside of the event loop: for a large picture this is most of the work.
import sharp from 'sharp';
import type { Pixels } from './icon-pixels.ts';

export const encodePng = ({ width, height, bytes }: Pixels): Promise<Buffer> =>
  sharp(bytes, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 9, adaptiveFiltering: true })
    .toBuffer();
