// Code that is loaded when it is first needed, such as a sheet.
import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

const retryMs = 2_000;

type Props<P> = {
  /** Loads the component; the same function at each render. Tried again after a failure. */
  load: () => Promise<ComponentType<P>>;
  isNeeded: boolean;
  props: P;
  /** Shown until the code is here; nothing without it. */
  fallback?: ReactNode;
};

/** The component with its props, once its code is loaded. It stays mounted when it is no longer needed. */
export function Late<P extends object>({ load, isNeeded, props, fallback = null }: Props<P>) {
  const [part, setPart] = useState<ComponentType<P> | null>(null);
  const isMissing = isNeeded && part === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    async function attempt(): Promise<void> {
      try {
        const loaded = await load();
        if (isWanted) setPart(() => loaded);
      } catch {
        if (isWanted) timer = setTimeout(() => void attempt(), retryMs);
      }
    }
    void attempt();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [isMissing, load]);
  return part ? createElement(part, props) : fallback;
}
