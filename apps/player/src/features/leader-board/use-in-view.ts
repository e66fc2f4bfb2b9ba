// Whether a row is in view, without a scroll handler.
import { useCallback, useState } from 'react';

/** The foot of the page, where the pinned row covers it. */
const foot = '-84px';

/** A mark for the row, and whether that is seen; without such a row, and where the browser cannot tell, it is not. */
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
