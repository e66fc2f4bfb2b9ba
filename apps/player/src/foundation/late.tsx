// Code that nobody needs at first, such as a sheet: it is fetched when it is needed.
import { createElement, useEffect, useState, type ComponentType } from 'react';

const retryMs = 2_000;

type Props<P> = {
  /** The same at each rendering. While it fails it is tried again. */
  load: () => Promise<ComponentType<P>>;
  isNeeded: boolean;
  props: P;
};

/** The part, with its props; nothing until its code is here. It stays when it is needed no longer. */
export function Late<P extends object>({ load, isNeeded, props }: Props<P>) {
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
  return part && createElement(part, props);
}
