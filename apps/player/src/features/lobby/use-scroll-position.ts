import { useLayoutEffect, useRef } from 'react';
import {
  followScrolling,
  keptScrollPosition,
  scrollToPosition,
  scrollWhenPossible,
} from '#platform/view/scroll-position.ts';

/**
 * A page begins at its top, or where the reader was in this entry of the history. `shown` names what the page shows now;
 * when that changes it goes on from `begin`.
 */
export function useScrollPosition(shown: string, begin?: () => number): void {
  const isOpen = useRef(false);
  const begins = useRef(begin);
  useLayoutEffect(() => {
    const start = isOpen.current ? (begins.current?.() ?? 0) : 0;
    isOpen.current = true;
    const y = keptScrollPosition() ?? start;
    if (scrollToPosition(y)) return followScrolling();
    // After a reload the games are still on their way.
    let end = scrollWhenPossible(y, () => {
      end = followScrolling();
    });
    return () => end();
  }, [shown]);
}
