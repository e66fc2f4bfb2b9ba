// The thread that makes pictures and sounds (drawer.ts). It runs at a lower priority than the thread that answers calls.
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Language } from '@parlour/contract/languages';
import { drawPicture } from './picture/draw-picture.ts';
import { seededRandom } from './seeded-random.ts';
import { speakDigits } from './sound/speak-digits.ts';

export type DrawOrder = {
  id: number;
  what: 'picture' | 'sound';
  digits: string;
  seed: Uint8Array;
  /** The language of a sound. */
  language?: Language;
};
export type DrawnCaptcha = { id: number; base64: string };

// On Linux, 0 is this thread; elsewhere it is the whole process, whose priority must not change.
if (process.platform === 'linux') setPriority(0, 10);

parentPort?.on('message', ({ id, what, digits, seed, language = 'EN' }: DrawOrder) => {
  const random = seededRandom(seed);
  const made =
    what === 'picture' ? drawPicture(digits, random) : speakDigits(digits, language, random);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort?.postMessage({ id, base64: made.toString('base64') } satisfies DrawnCaptcha);
});
