// When pictures of a long grid are asked for: not while cards fly past, and then one in each frame. Drawing a cover takes a slow phone most of a frame.
import { restTimer } from '#platform/rest-timer.ts';

export type Pace = {
  /** The reader has moved to there. */
  move: (y: number, now: number) => void;
  /** Shows at once or soon; answers how to take it back. */
  whenCalm: (show: () => void) => () => void;
};

/** Pixels in a millisecond: faster than anybody looks at covers. */
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
      // A thumb that pulls again is slow between two pulls: only after a while is it calm.
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
