import { useSyncExternalStore } from 'react';
import { isOffline, onNetworkChange } from '#platform/network.ts';

/** Whether the browser knows that it has no connection. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(onNetworkChange, isOffline, () => false);
