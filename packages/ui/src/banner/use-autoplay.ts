import { useEffect, useState, type RefObject } from 'react';

/** Events that show that the reader uses the row, or points at it. */
const touches = ['pointerdown', 'pointerover', 'touchstart', 'wheel', 'keydown', 'focusin'];

/** Remembers that the reader has stopped a row, for longer than the row exists. */
export type StopMemory = { wasStopped: () => boolean; noteStop: () => void };

type Autoplay = {
  row: RefObject<HTMLElement | null>;
  step: () => void;
  everyMs: number;
  memory?: StopMemory | undefined;
};

/** Calls `step` at intervals while the page is visible, unless the reader prefers reduced motion. Stops permanently at the first touch, key, focus or hover, and when the page is scrolled: what the reader looks at does not move. */
export function useAutoplay({ row, step, everyMs, memory }: Autoplay): boolean {
  const [state, setState] = useState<'off' | 'on' | 'stopped'>('off');
  useEffect(() => {
    const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
    const element = row.current;
    if (isCalm || everyMs === 0 || !element || memory?.wasStopped()) return undefined;
    setState((current) => (current === 'stopped' ? current : 'on'));
    const stop = () => {
      leave();
      memory?.noteStop();
      setState('stopped');
    };
    for (const touch of touches) element.addEventListener(touch, stop, { passive: true });
    // Scrolling of the row itself does not bubble to the window, so a step does not stop the next one.
    window.addEventListener('scroll', stop, { passive: true });
    const leave = () => {
      window.removeEventListener('scroll', stop);
      for (const touch of touches) element.removeEventListener(touch, stop);
    };
    return leave;
  }, [row, everyMs, memory]);
  useEffect(() => {
    if (state !== 'on') return undefined;
    const timer = setInterval(() => !document.hidden && step(), everyMs);
    return () => clearInterval(timer);
  }, [state, everyMs, step]);
  return state === 'on';
}
