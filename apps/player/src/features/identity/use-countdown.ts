import { useState, useSyncExternalStore } from 'react';
import { createSeconds } from '#platform/seconds.ts';

const seconds = createSeconds(Date.now);

/** A countdown from `length` to 0, in seconds. */
export function useCountdown(length: number): { secondsLeft: number; start: () => void } {
  const [until, setUntil] = useState(0);
  const left = () => Math.max(0, Math.ceil((until - Date.now()) / 1_000));
  return {
    secondsLeft: useSyncExternalStore(seconds.subscribe, left, () => 0),
    start: () => setUntil(Date.now() + length * 1_000),
  };
}
