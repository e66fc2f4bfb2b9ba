import { useLayoutEffect, useRef } from 'react';
import {
  followScrolling,
  keptScrollPosition,
  scrollToPosition,
  scrollWhenPossible,
} from '#platform/view/scroll-position.ts';

/**
 * Scrolls a page to its top, or to the reader's position in this entry of the history. `shown` names the content of the page;
 * when it changes, the page scrolls to `begin`.
 */
export function useScrollPosition(shown: string, begin?: () => number): void {
  const isOpen = useRef(false);
  const begins = useRef(begin);
  useLayoutEffect(() => {
    const start = isOpen.current ? (begins.current?.() ?? 0) : 0;
    isOpen.current = true;
    const y = keptScrollPosition() ?? start;
    if (scrollToPosition(y)) return followScrolling();
    // After a reload the games are still loading.
    let end = scrollWhenPossible(y, () => {
      end = followScrolling();
    });
    return () => end();
  }, [shown]);
}
