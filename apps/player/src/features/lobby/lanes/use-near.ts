// Decides whether a lane is rendered: only near the view, so that home has few elements however long it is.
import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { useLobby } from '../catalogue/lobby.ts';

const hasFocus = (part: Element): boolean => part.contains(document.activeElement);

/** Whether a part is near the view. `first` is the value on the server and at hydration. */
export function useNear(first: boolean) {
  const { near } = useLobby();
  const ref = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(first);
  useLayoutEffect(() => {
    const part = ref.current;
    if (!part) return undefined;
    return near.watch(part, (next, isUrgent) => {
      if (!next && hasFocus(part)) return;
      if (isUrgent) setNear(next);
      // Rendered in small steps, because it is not in view yet.
      else startTransition(() => setNear(next));
    });
  }, [near]);
  return { ref, isNear };
}
