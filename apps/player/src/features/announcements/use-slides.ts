// The current slide and what changes it: the buttons, a swipe, and a timer that stops at the first touch (POP-01).
import { useCallback, useRef, useState, type PointerEvent } from 'react';
import { useAutoplay } from '@parlour/ui/banner/use-autoplay';

const autoplayMs = 5_000;
/** The shortest swipe that changes the slide, in CSS pixels. */
const swipePixels = 40;

export function useSlides(count: number) {
  const whole = useRef<HTMLDivElement>(null);
  const [asked, setAt] = useState(0);
  // The group may have fewer slides in another language.
  const at = Math.min(asked, count - 1);
  const move = useCallback(
    (by: number) => setAt((current) => (Math.min(current, count - 1) + by + count) % count),
    [count],
  );
  const step = useCallback(() => move(1), [move]);
  const isRunning = useAutoplay({ row: whole, step, everyMs: count > 1 ? autoplayMs : 0 });

  const begin = useRef<number | null>(null);
  const swipe = {
    onPointerDown: ({ clientX, pointerType }: PointerEvent) => {
      begin.current = pointerType === 'mouse' ? null : clientX;
    },
    onPointerUp: ({ clientX, currentTarget }: PointerEvent) => {
      const moved = begin.current === null ? 0 : clientX - begin.current;
      begin.current = null;
      if (Math.abs(moved) < swipePixels || count < 2) return;
      const isForward = moved < 0 === (getComputedStyle(currentTarget).direction === 'ltr');
      move(isForward ? 1 : -1);
    },
    onPointerCancel: () => {
      begin.current = null;
    },
  };
  return { whole, at, move, toLast: () => setAt(count - 1), isRunning, swipe };
}
