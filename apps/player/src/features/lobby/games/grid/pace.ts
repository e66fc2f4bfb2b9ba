// Decides when a long grid loads its pictures: not during fast scrolling, and then one in each frame, because drawing a cover takes a slow
// phone most of a frame.
import { restTimer } from '#platform/rest-timer.ts';

export type Pace = {
  /** Reports a scroll position. */
  move: (y: number, now: number) => void;
  /** Calls `show` once the scrolling is slow; returns a function that cancels it. */
  whenCalm: (show: () => void) => () => void;
};

/** Speed in pixels per millisecond above which covers cannot be seen. */
const fast = 1;
const calmMs = 120;

export function createPace(): Pace {
  const waiting = new Set<() => void>();
  let place = { y: 0, now: 0 };
  let isFast = false;
  let isRunning = false;

  function showNext(): void {
    const [next] = waiting;
    isRunning = next !== undefined && !isFast;
    if (!next || isFast) return;
    waiting.delete(next);
    next();
    requestAnimationFrame(showNext);
  }
  function run(): void {
    if (isRunning) return;
    isRunning = true;
    requestAnimationFrame(showNext);
  }
  const timer = restTimer(calmMs, () => {
    isFast = false;
    run();
  });
  return {
    move: (y, now) => {
      const speed = Math.abs(y - place.y) / Math.max(1, now - place.now);
      place = { y, now };
      if (speed <= fast) return;
      // Scrolling is also slow between two swipes, so it counts as calm only after a while.
      isFast = true;
      timer.stir();
    },
    whenCalm: (show) => {
      waiting.add(show);
      if (!isFast) run();
      return () => void waiting.delete(show);
    },
  };
}
