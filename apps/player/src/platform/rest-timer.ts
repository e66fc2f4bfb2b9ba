export type RestTimer = { stir: () => void; stop: () => void };

/**
 * Calls `done` once nothing has stirred for `ms` milliseconds: once, and again after each later stir. A stir only notes the time,
 * so it may come with every move.
 */
export function restTimer(ms: number, done: () => void): RestTimer {
  let last = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function look(): void {
    const left = last + ms - performance.now();
    timer = left > 0 ? setTimeout(look, left) : undefined;
    if (timer === undefined) done();
  }
  return {
    stir() {
      last = performance.now();
      timer ??= setTimeout(look, ms);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
