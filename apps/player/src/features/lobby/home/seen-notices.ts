// Which announcements this device has shown already. The bell has a dot while there are others.
import { useState, useSyncExternalStore } from 'react';
import type { Notice } from '@parlour/contract/lobby/lobby';
import { useFoundation } from '#foundation/use-foundation.ts';

const newestOf = (notices: readonly Notice[]): number =>
  Math.max(0, ...notices.map(({ createdAt }) => createdAt));

/** The server cannot know what a device has shown, so the dot is never painted there. */
export function useSeenNotices(notices: readonly Notice[]) {
  const { deviceStorage, site } = useFoundation();
  const key = `${site.merchantCode}.noticesSeen`;
  const [seen, setSeen] = useState(0);
  const kept = useSyncExternalStore(
    neverChanges,
    () => Number(deviceStorage.read(key) ?? 0),
    () => Number.POSITIVE_INFINITY,
  );
  const newest = newestOf(notices);
  return {
    hasNews: newest > Math.max(seen, kept),
    markSeen: () => {
      deviceStorage.write(key, String(newest));
      setSeen(newest);
    },
  };
}

const neverChanges = () => () => undefined;
