// One timer for all countdowns, which rests without listeners and while the page is hidden.
export type Seconds = {
  /** Adds a listener, and returns a function that removes it. */
  subscribe: (listener: () => void) => () => void;
};

const second = 1_000;

/** Calls back at the start of each second of `now`, which returns milliseconds. */
export function createSeconds(now: () => number): Seconds {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    for (const listener of listeners) listener();
    wait();
  };
  const wait = () => {
    clearTimeout(timer);
    if (listeners.size === 0 || document.hidden) return;
    timer = setTimeout(tell, second - (now() % second));
  };
  return {
    subscribe: (listener) => {
      if (listeners.size === 0) document.addEventListener('visibilitychange', tell);
      listeners.add(listener);
      wait();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        document.removeEventListener('visibilitychange', tell);
        clearTimeout(timer);
      };
    },
  };
}
