import { useSyncExternalStore } from 'react';

/** False for what the server paints and the first look at it, when the address's query counts for nothing. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

const neverChanges = () => () => undefined;
