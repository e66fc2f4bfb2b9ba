import { useSyncExternalStore } from 'react';

/** False on the server and during hydration: both render without the address's query, so that the markup matches. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

const neverChanges = () => () => undefined;
