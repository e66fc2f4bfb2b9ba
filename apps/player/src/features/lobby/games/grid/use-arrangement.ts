// The order of a long grid's rows in the document. The browser rebuilds a row that moves in the document, and a row inserted
// before all others moves all of them. No row moves while the page scrolls.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { restTimer } from '#platform/rest-timer.ts';

/** Time without scrolling after which the page is at rest. */
const restMs = 400;

/**
 * The `count` rows from `first` on, in the document's order. Each takes the position of the row that it replaces, in the order
 * of the time when `rested` was the first row.
 */
export const arrange = (rested: number, first: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => {
    const ahead = (rested + at - first) % count;
    return first + (ahead < 0 ? ahead + count : ahead);
  });

/**
 * The row that was first when the page rested last or before Tab moved the focus, which follows the document. After each
 * jump all rows are new and in order at once.
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
