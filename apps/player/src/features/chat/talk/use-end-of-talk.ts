// The end of an open talk: where it opens, and how it follows new messages.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ShownMessage } from './shown-messages.ts';

/** Distance from the end of the page, in pixels, at which the reader counts as reading the newest message. */
const nearEnd = 120;

const isAtEnd = (): boolean => {
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  return scrollHeight - scrollTop - clientHeight < nearEnd;
};

/** Opens a talk at the line of unread messages, else at its end, and follows new messages while the reader is there. `count` is the number of messages that arrived while the reader was elsewhere. */
export function useEndOfTalk(messages: readonly ShownMessage[], isLoaded: boolean) {
  const end = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLParagraphElement>(null);
  /** The newest message that was followed; undefined before the talk has opened. */
  const followed = useRef<string | undefined>(undefined);
  const wasAtEnd = useRef(true);
  const [count, setCount] = useState(0);
  const last = messages.at(-1);

  useEffect(() => {
    const look = (): void => {
      wasAtEnd.current = isAtEnd();
      if (wasAtEnd.current) setCount(0);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  useLayoutEffect(() => {
    if (!isLoaded || last === undefined || followed.current === last.id) return;
    const place = followed.current === undefined ? (line.current ?? end.current) : end.current;
    const isFollowing = wasAtEnd.current || last.from === 'member';
    if (isFollowing) place?.scrollIntoView?.({ block: place === line.current ? 'center' : 'end' });
    else {
      const before = messages.findIndex(({ id }) => id === followed.current);
      const added = messages.length - 1 - before;
      setCount((known) => known + (before < 0 ? 1 : added));
    }
    followed.current = last.id;
    wasAtEnd.current = isAtEnd();
  }, [isLoaded, last, messages]);
  const toEnd = (): void => end.current?.scrollIntoView?.({ block: 'end', behavior: 'smooth' });
  return { end, line, count, toEnd };
}
