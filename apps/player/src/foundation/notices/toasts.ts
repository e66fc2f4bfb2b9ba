// Short messages that need no answer. A new one replaces the current one.
import { createStore, type Readable } from '#foundation/store.ts';
import type { Phrase } from '#foundation/language/language.ts';

export type ToastKind = 'done' | 'offline' | 'failed';
export type Toast = { id: number; kind: ToastKind; say: Phrase };
export type Toasts = Readable<Toast | null> & {
  show: (kind: ToastKind, say: Phrase) => void;
  /** Removes a toast after its time on the screen. */
  drop: (id: number | string) => void;
};

/** Creates the store of toasts. `isClosed`: the site is closed and its page shows the reason, so failures are not shown. */
export function createToasts(isClosed: () => boolean): Toasts {
  const store = createStore<Toast | null>(null);
  let count = 0;
  return {
    get: store.get,
    subscribe: store.subscribe,
    show: (kind, say) => {
      if (kind === 'failed' && isClosed()) return;
      count += 1;
      store.set({ id: count, kind, say });
    },
    drop: (id) => {
      if (store.get()?.id === id) store.set(null);
    },
  };
}
