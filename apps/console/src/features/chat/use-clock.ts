import { useEffect, useState } from 'react';

const tickMs = 30_000;

/** The time, told anew each half minute, because waits grow while nothing else changes; not before the latest answer. */
export function useClock(latest: number): number {
  const [now, setNow] = useState(latest);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return Math.max(now, latest);
}
