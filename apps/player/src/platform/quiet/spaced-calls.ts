export type SpacedCalls = {
  /** Calls back at once, or as soon as the last call is long enough ago and the page is seen. */
  request: () => void;
  stop: () => void;
};

/** Joins requests so that at least `gapMs` milliseconds lie between two calls, and none is made while the page is hidden. */
export function createSpacedCalls(gapMs: number, callback: () => void): SpacedCalls {
  let last = Number.NEGATIVE_INFINITY;
  let isRequested = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function look(): void {
    clearTimeout(timer);
    if (!isRequested || document.hidden) return;
    const wait = last + gapMs - performance.now();
    if (wait > 0) {
      timer = setTimeout(look, wait);
      return;
    }
    isRequested = false;
    last = performance.now();
    callback();
  }
  document.addEventListener('visibilitychange', look);
  return {
    request: () => {
      isRequested = true;
      look();
    },
    stop: () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    },
  };
}
