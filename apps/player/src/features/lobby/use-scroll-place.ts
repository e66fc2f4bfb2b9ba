import { useLayoutEffect, useRef } from 'react';
import {
  followPlace,
  keptPlace,
  scrollToPlace,
  scrollWhenPossible,
} from '#platform/scroll-place.ts';

/**
 * A page begins at its top, or where the reader was in this entry of the history. `shown` names what the page shows now;
 * when that changes it goes on from `begin`.
 */
export function useScrollPlace(shown: string, begin?: () => number): void {
  const isOpen = useRef(false);
  const begins = useRef(begin);
  useLayoutEffect(() => {
    const start = isOpen.current ? (begins.current?.() ?? 0) : 0;
    isOpen.current = true;
    const place = keptPlace() ?? start;
    if (scrollToPlace(place)) return followPlace();
    // After a reload the games are still on their way.
    let end = scrollWhenPossible(place, () => {
      end = followPlace();
    });
    return () => end();
  }, [shown]);
}
