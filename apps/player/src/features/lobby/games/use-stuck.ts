import { useEffect, useRef, useState } from 'react';

/** True if the marker is under the app bar, so that the filters below it are sticky and over the games. */
export function useStuck<E extends Element>(barHeight: number) {
  const mark = useRef<E>(null);
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    if (!mark.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setStuck(!entry.isIntersecting && entry.boundingClientRect.top <= barHeight);
      },
      { rootMargin: `-${barHeight}px 0px 0px` },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [barHeight]);
  return { mark, isStuck };
}
