// Has pictures and sounds made in a thread of its own, so that no other call waits for them. Begun with the first one; it does not keep the process.
import { Worker } from 'node:worker_threads';
import type { Language } from '@parlour/contract/languages';
import { Refusal } from '#http/refusal';
import type { Made, Order } from './draw-worker.ts';

export type Drawer = {
  /** A PNG, in base64. */
  picture: (digits: string, seed: Buffer) => Promise<string>;
  /** A WAV, in base64. */
  sound: (digits: string, seed: Buffer, language: Language) => Promise<string>;
};

/** 100 pictures take about half a second. */
const mostWaiting = 100;

type Waiting = { resolve: (base64: string) => void; reject: (error: unknown) => void };

export function openDrawer(): Drawer {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let count = 0;

  /** What it was asked for is lost; the next one begins another thread. */
  function giveUp(broken: Worker, error: unknown): void {
    if (worker !== broken) return;
    worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function begin(): Worker {
    const begun = new Worker(new URL('./draw-worker.ts', import.meta.url));
    begun.unref();
    begun.on('message', ({ id, base64 }: Made) => {
      waiting.get(id)?.resolve(base64);
      waiting.delete(id);
    });
    begun.on('error', (error) => giveUp(begun, error));
    begun.on('exit', (code) =>
      giveUp(begun, new Error(`the thread that draws captchas ended with ${code}`)),
    );
    return begun;
  }

  function order(wanted: Omit<Order, 'id'>): Promise<string> {
    if (waiting.size >= mostWaiting) throw new Refusal('service_unavailable', { retryAfter: 1 });
    worker ??= begin();
    const id = (count += 1);
    const made = new Promise<string>((resolve, reject) => waiting.set(id, { resolve, reject }));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    worker.postMessage({ id, ...wanted } satisfies Order);
    return made;
  }

  return {
    picture: async (digits, seed) => order({ what: 'picture', digits, seed }),
    sound: async (digits, seed, language) => order({ what: 'sound', digits, seed, language }),
  };
}
