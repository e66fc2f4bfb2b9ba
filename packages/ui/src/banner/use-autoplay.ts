import { useEffect, useState, type RefObject } from 'react';

/** Events that show that the reader uses the row. */
const touches = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];

type Autoplay = { row: RefObject<HTMLElement | null>; step: () => void; everyMs: number };

/** Calls `step` at intervals while the page is visible, unless the reader prefers reduced motion. Stops permanently at the first touch. */
export function useAutoplay({ row, step, everyMs }: Autoplay): boolean {
  const [state, setState] = useState<'off' | 'on' | 'stopped'>('off');
  useEffect(() => {
    const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
    const element = row.current;
    if (isCalm || everyMs === 0 || !element) return undefined;
    setState((current) => (current === 'stopped' ? current : 'on'));
    const stop = () => setState('stopped');
    for (const touch of touches) element.addEventListener(touch, stop, { passive: true });
    return () => {
      for (const touch of touches) element.removeEventListener(touch, stop);
    };
  }, [row, everyMs]);
  useEffect(() => {
    if (state !== 'on') return undefined;
    const timer = setInterval(() => !document.hidden && step(), everyMs);
    return () => clearInterval(timer);
  }, [state, everyMs, step]);
  return state === 'on';
}
