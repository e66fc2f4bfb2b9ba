// What the player must read and confirm: one at a time, in order.
import { createStore, type Readable } from '#foundation/store.ts';
import type { Say } from '#foundation/language/language.ts';

export type Notice = { id: number; say: Say };
export type Notices = Readable<readonly Notice[]> & {
  show: (say: Say) => void;
  /** Confirms the one that is shown. */
  confirm: () => void;
};

export function createNotices(): Notices {
  const store = createStore<readonly Notice[]>([]);
  let count = 0;
  return {
    get: store.get,
    subscribe: store.subscribe,
    show: (say) => {
      count += 1;
      store.set([...store.get(), { id: count, say }]);
    },
    confirm: () => store.set(store.get().slice(1)),
  };
}
