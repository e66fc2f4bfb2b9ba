// Whether the page hears of changes by the stream of signals; if not, it polls. A hidden page closes its stream, as its polls rest.
import { focusManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useOffice } from '../office.ts';
import { followSignals } from './follow-signals.ts';

const hearSight = (listener: () => void) => focusManager.subscribe(listener);
const isSeenNow = (): boolean => focusManager.isFocused();

/** `onChanged` is called at each signal, and when a stream begins, because that one tells only of what comes. */
export function useSignals(onChanged: () => void): boolean {
  const office = useOffice();
  const isSeen = useSyncExternalStore(hearSight, isSeenNow);
  const [isLive, setLive] = useState(false);
  const change = useEffectEvent(onChanged);
  useEffect(() => {
    if (!isSeen) return undefined;
    const control = new AbortController();
    void followSignals(office, control.signal, {
      onLive: (now) => {
        setLive(now);
        if (now) change();
      },
      onChanged: () => change(),
    });
    return () => {
      control.abort();
      setLive(false);
    };
  }, [office, isSeen]);
  return isLive;
}
