// Makes pictures and sounds in a separate thread, so that no other call waits for them. The thread starts with the first one; it does not keep the process alive.
import { Worker } from 'node:worker_threads';
import type { Language } from '@parlour/contract/languages';
import { Refusal } from '#http/refusal';
import type { DrawnCaptcha, DrawOrder } from './draw-worker.ts';

export type Drawer = {
  /** Draws a PNG, in base64. */
  picture: (digits: string, seed: Buffer) => Promise<string>;
  /** Speaks a WAV, in base64. */
  sound: (digits: string, seed: Buffer, language: Language) => Promise<string>;
};

/** Most pending pictures and sounds; 100 pictures take about half a second. */
const mostWaiting = 100;

type PendingOrder = { resolve: (base64: string) => void; reject: (error: unknown) => void };

export function openDrawer(): Drawer {
  const waiting = new Map<number, PendingOrder>();
  let worker: Worker | null = null;
  let count = 0;

  /** Rejects all pending orders; the next order starts another thread. */
  function giveUp(broken: Worker, error: unknown): void {
    if (worker !== broken) return;
    worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function begin(): Worker {
    const begun = new Worker(new URL('./draw-worker.ts', import.meta.url));
    begun.unref();
    begun.on('message', ({ id, base64 }: DrawnCaptcha) => {
      waiting.get(id)?.resolve(base64);
      waiting.delete(id);
    });
    begun.on('error', (error) => giveUp(begun, error));
    begun.on('exit', (code) =>
      giveUp(begun, new Error(`the thread that draws captchas ended with ${code}`)),
    );
    return begun;
  }

  function order(wanted: Omit<DrawOrder, 'id'>): Promise<string> {
    if (waiting.size >= mostWaiting) throw new Refusal('service_unavailable', { retryAfter: 1 });
    worker ??= begin();
    const id = (count += 1);
    const made = new Promise<string>((resolve, reject) => waiting.set(id, { resolve, reject }));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    worker.postMessage({ id, ...wanted } satisfies DrawOrder);
    return made;
  }

  return {
    picture: async (digits, seed) => order({ what: 'picture', digits, seed }),
    sound: async (digits, seed, language) => order({ what: 'sound', digits, seed, language }),
  };
}
