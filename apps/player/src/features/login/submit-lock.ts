// LOGIN-02: one attempt at a time. A second one is ignored until 500 ms after the first has ended.
import { createStore, type Readable } from '#foundation/store.ts';

const releaseMs = 500;

export type SubmitLock = Readable<'idle' | 'processing'> & {
  run: (action: () => Promise<void>) => Promise<void>;
};

export function createSubmitLock(): SubmitLock {
  const store = createStore<'idle' | 'processing'>('idle');
  return {
    get: store.get,
    subscribe: store.subscribe,
    run: async (action) => {
      if (store.get() === 'processing') return;
      store.set('processing');
      try {
        await action();
      } finally {
        setTimeout(() => store.set('idle'), releaseMs);
      }
    },
  };
}
