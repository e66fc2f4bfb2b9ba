// In which order the cards of a long grid stand in the document. A card that moves there is built again by the browser, and
// one that comes in before all others moves all of them; so while the page scrolls none moves, and CSS shows them in order.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** As long as nothing scrolls, the page rests. */
const restMs = 400;

/**
 * The `count` places from `first` on, in the document's order: each where the card stood that it takes over, as they were
 * ordered when `rested` came first.
 */
export const arrange = (rested: number, first: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => {
    const ahead = (rested + at - first) % count;
    return first + (ahead < 0 ? ahead + count : ahead);
  });

/**
 * The place that came first when the page rested last, or the focus was about to move: it follows the document. After each
 * jump all cards are new, and stand in order at once.
 */
export function useRested(first: number, jumps: number): number {
  const [rested, setRested] = useState(first);
  const [known, setKnown] = useState(jumps);
  if (known !== jumps) {
    setKnown(jumps);
    setRested(first);
  }
  const newest = useRef(first);
  useLayoutEffect(() => {
    newest.current = first;
  }, [first]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => setRested(newest.current);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, restMs);
    };
    const settleNow = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') flushSync(settle);
    };
    window.addEventListener('scroll', wait, { passive: true });
    window.addEventListener('keydown', settleNow, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', wait);
      window.removeEventListener('keydown', settleNow, { capture: true });
    };
  }, []);
  return rested;
}
