// A lane is built as it comes near, and leaves the page again when it is far: home holds few elements however long it is.
import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { useLobby } from '../catalogue/lobby.ts';

const hasFocus = (part: Element): boolean => part.contains(document.activeElement);

/** `first` holds for the page as it is painted. */
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
      // In small steps: nobody sees it yet.
      else startTransition(() => setNear(next));
    });
  }, [near]);
  return { ref, isNear };
}
