// Code that nobody needs at first, such as a sheet: it is fetched when it is needed.
import { createElement, useEffect, useState, type ComponentType } from 'react';

const retryMs = 2_000;

type Loads<T> = {
  /** The same at each rendering. While it fails it is tried again. */
  load: () => Promise<T>;
  isNeeded: boolean;
};

/** What was fetched, null before; it stays when it is needed no longer. */
export function useLate<T>({ load, isNeeded }: Loads<T>): T | null {
  const [part, setPart] = useState<T | null>(null);
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
  return part;
}

type Props<P> = Loads<ComponentType<P>> & { props: P };

/** The part, with its props; nothing until its code is here. */
export function Late<P extends object>({ props, ...loads }: Props<P>) {
  const part = useLate(loads);
  return part && createElement(part, props);
}
