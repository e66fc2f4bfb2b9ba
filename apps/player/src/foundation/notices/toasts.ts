// Short messages that need no answer. A new one replaces the one that is shown.
import { createStore, type Readable } from '#foundation/store.ts';
import type { Phrase } from '#foundation/language/language.ts';

export type ToastKind = 'done' | 'offline' | 'failed';
export type Toast = { id: number; kind: ToastKind; say: Phrase };
export type Toasts = Readable<Toast | null> & {
  show: (kind: ToastKind, say: Phrase) => void;
  /** It has been shown for long enough. */
  drop: (id: number | string) => void;
};

/** `isClosed`: as with notices. */
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
