export type RestTimer = { stir: () => void; stop: () => void };

/**
 * Calls `done` once there was no `stir` for `ms` milliseconds, and again after each later stir. A stir only stores the time, so it may be
 * called for every pointer event.
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
