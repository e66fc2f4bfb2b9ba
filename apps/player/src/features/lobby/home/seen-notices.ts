// Which announcements this device has shown already. The bell has a dot while there are others.
import { useSyncExternalStore } from 'react';
import type { Notice } from '@parlour/contract/lobby/lobby';
import type { Foundation } from '#foundation/foundation.ts';
import { createStore, type Store } from '#foundation/store.ts';
import { useFoundation } from '#foundation/use-foundation.ts';

export const newestOf = (notices: readonly Notice[]): number =>
  Math.max(0, ...notices.map(({ createdAt }) => createdAt));

/** When the newest that was shown was made; also kept on the device. */
function keepSeenNotices({ deviceStorage, site }: Foundation): Store<number> {
  const key = `${site.merchantCode}.noticesSeen`;
  const store = createStore(Number(deviceStorage.read(key) ?? 0));
  const set = (newest: number): void => {
    deviceStorage.write(key, String(newest));
    store.set(newest);
  };
  return { ...store, set };
}

export const useSeenNotices = (): Store<number> => useFoundation().keep(keepSeenNotices);

/** The server cannot know what a device has shown, so the dot is never painted there. */
export function useHasNews(notices: readonly Notice[]): boolean {
  const seen = useSeenNotices();
  return useSyncExternalStore(
    seen.subscribe,
    () => newestOf(notices) > seen.get(),
    () => false,
  );
}
