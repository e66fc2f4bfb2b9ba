// Re-encodes a picture from its pixels, so that nothing else of the file is kept: no location, no program appended to it, no tricks in its chunks (V6).
import { Refusal } from '#http/refusal';
import sharp, { type Sharp } from 'sharp';

/**
 * Makes a WebP; null if that is impossible: not a picture, several in one, too large, or broken.
 * Refuses with `service_unavailable` if a dozen are waiting already, or the machine was too busy to make it in time.
 */
export type Remake = (file: Buffer) => Promise<Buffer | null>;

/** Checked before decompression: a few bytes may claim to be gigabytes. */
const mostPixels = 40_000_000;
/** The longest side and the quality; the first step that yields a small enough picture is used. */
const steps = [
  [2_000, 80],
  [2_000, 60],
  [1_600, 50],
  [1_200, 40],
  [800, 30],
] as const;
const mostKeptBytes = 1024 * 1024;
/** Time limit of one step, in wall-clock time: a busy machine may exceed it with a valid picture. */
const mostSeconds = 10;
/** Most pictures that wait behind the one being made. */
const mostWaiting = 12;

/** Opens a remaker that makes one picture at a time in a thread of lower priority, so that calls do not wait for it. */
export function openRemaker(): Remake {
  allowOnlyOurKinds();
  sharp.concurrency(1);
  sharp.cache(false);
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (file) => {
    if (pictureKind(file) === null) return null;
    if (waiting > mostWaiting) throw new Refusal('service_unavailable', { retryAfter: 5 });
    waiting += 1;
    const made = last.then(() => remake(file));
    last = made.catch(() => undefined).finally(() => (waiting -= 1));
    return made;
  };
}

type PictureKind = 'jpeg' | 'png' | 'webp';

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpeg = Buffer.from([0xff, 0xd8, 0xff]);

const isWebp = (file: Buffer): boolean =>
  file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP';

/** Detects the type of a picture by its first bytes; its name and headers do not count. Null if it is none of the three. */
function pictureKind(file: Buffer): PictureKind | null {
  if (file.subarray(0, png.length).equals(png)) return 'png';
  if (file.subarray(0, jpeg.length).equals(jpeg)) return 'jpeg';
  return isWebp(file) ? 'webp' : null;
}

/** Allows three formats only: the library knows many more, each with its own vulnerabilities. */
function allowOnlyOurKinds(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
    ],
  });
}

const open = (file: Buffer): Sharp =>
  sharp(file, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true });

async function remake(file: Buffer): Promise<Buffer | null> {
  try {
    const { pages = 1 } = await open(file).metadata();
    if (pages > 1) return null;
    for (const step of steps) {
      const made = await atStep(file, step);
      if (made.length <= mostKeptBytes) return made;
    }
    return null;
  } catch (error) {
    if (ranOutOfTime(error)) throw new Refusal('service_unavailable', { retryAfter: 5 });
    // The library's own error texts differ; the sender gets the same answer for all.
    return null;
  }
}

/** Returns whether the library stopped at its time limit, which does not mean that the picture is bad. */
export const ranOutOfTime = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('timeout:');

type Step = (typeof steps)[number];

/** Re-encodes the picture, turned upright by its orientation tag. */
const atStep = (file: Buffer, [side, quality]: Step): Promise<Buffer> =>
  open(file)
    .timeout({ seconds: mostSeconds })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality, effort: 3 })
    .toBuffer();
