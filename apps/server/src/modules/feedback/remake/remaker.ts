// Makes a picture anew from what can be seen in it: nothing else of a file is kept, be it where it was taken, a program behind its end or a trick in its chunks (V6).
import { Refusal } from '#http/refusal';
import sharp, { type Sharp } from 'sharp';
import { pictureKind } from './picture-kind.ts';

/**
 * A WebP; null where nothing can be made of it: no picture, several in one, too large, or broken.
 * Refuses with `service_unavailable` where a dozen wait already, and where the machine was too busy to make it in time.
 */
export type Remake = (file: Buffer) => Promise<Buffer | null>;

/** Known before it is unpacked: a few bytes may claim to be gigabytes. */
const mostPixels = 40_000_000;
/** The longest side and the quality of what is made; the first whose picture is small enough counts. */
const steps = [
  [2_000, 80],
  [2_000, 60],
  [1_600, 50],
  [1_200, 40],
  [800, 30],
] as const;
const mostKeptBytes = 1024 * 1024;
/** For one step, by the clock on the wall: a busy machine reaches it with a good picture. */
const mostSeconds = 10;
/** Behind the one that is being made. */
const mostWaiting = 12;

/** One at a time, on one of the threads that stand behind the one that answers calls: a bet waits for none of it. */
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

/** The library knows many more kinds, and each has faults of its own. */
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
    // The library says why in words of its own; to who sent it they are all one.
    return null;
  }
}

/** Whether the library gave up at its time limit, which says nothing of the picture. */
export const ranOutOfTime = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('timeout:');

type Step = (typeof steps)[number];

/** Turned as the camera was held. */
const atStep = (file: Buffer, [side, quality]: Step): Promise<Buffer> =>
  open(file)
    .timeout({ seconds: mostSeconds })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality, effort: 3 })
    .toBuffer();
