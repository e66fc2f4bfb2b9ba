import { useSyncExternalStore } from 'react';
import type { Readable } from './store.ts';

export const useStore = <T>(store: Readable<T>): T =>
  useSyncExternalStore(store.subscribe, store.get, store.getPainted ?? store.get);
