import { useEffect, useState } from 'react';

/** Runs only where motion is welcome, only while the page is seen, and stops for good when `stop` was called. */
export function useAutoplay(step: () => void, everyMs: number) {
  const [state, setState] = useState<'off' | 'on' | 'stopped'>('off');
  useEffect(() => {
    const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
    if (!isCalm && everyMs > 0) setState((current) => (current === 'stopped' ? current : 'on'));
  }, [everyMs]);
  useEffect(() => {
    if (state !== 'on') return undefined;
    const timer = setInterval(() => !document.hidden && step(), everyMs);
    return () => clearInterval(timer);
  }, [state, everyMs, step]);
  return { isRunning: state === 'on', stop: () => setState('stopped') };
}
