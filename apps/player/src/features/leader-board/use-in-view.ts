// Tracks whether a row is in view, without a scroll handler.
import { useCallback, useState } from 'react';

/** The height of the page's foot, which the pinned row covers. */
const foot = '-84px';

/** A ref for the row, and whether it is in view; false without a row or without IntersectionObserver. */
export function useInView() {
  const [isInView, setInView] = useState(false);
  const mark = useCallback((row: HTMLElement | null) => {
    if (row === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: `0px 0px ${foot} 0px` },
    );
    observer.observe(row);
    return () => {
      observer.disconnect();
      setInView(false);
    };
  }, []);
  return [mark, isInView] as const;
}
