// In which order the rows of a long grid stand in the document. A row that moves there is built again by the browser, and
// one that comes in before all others moves all of them; so while the page scrolls none moves.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { restTimer } from '#platform/rest-timer.ts';

/** As long as nothing scrolls, the page rests. */
const restMs = 400;

/**
 * The `count` rows from `first` on, in the document's order: each where the row stood that it takes over, as they were
 * ordered when `rested` came first.
 */
export const arrange = (rested: number, first: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => {
    const ahead = (rested + at - first) % count;
    return first + (ahead < 0 ? ahead + count : ahead);
  });

/**
 * The row that came first when the page rested last, or the focus was about to move: it follows the document. After each
 * jump all rows are new, and stand in order at once.
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
    const settle = () => setRested(newest.current);
    const timer = restTimer(restMs, settle);
    const settleNow = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') flushSync(settle);
    };
    window.addEventListener('scroll', timer.stir, { passive: true });
    window.addEventListener('keydown', settleNow, { capture: true });
    return () => {
      timer.stop();
      window.removeEventListener('scroll', timer.stir);
      window.removeEventListener('keydown', settleNow, { capture: true });
    };
  }, []);
  return rested;
}
