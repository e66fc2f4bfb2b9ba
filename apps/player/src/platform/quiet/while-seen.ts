/**
 * Begins something while the page is seen, and ends it when nobody has seen the page for `patienceMs`, or when it is left.
 * `begin` returns the function that ends it.
 */
export function whileSeen(patienceMs: number, begin: () => () => void): void {
  let end: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function stop(): void {
    clearTimeout(timer);
    end?.();
    end = undefined;
  }
  function look(): void {
    clearTimeout(timer);
    if (!document.hidden) end ??= begin();
    else if (end) timer = setTimeout(stop, patienceMs);
  }
  document.addEventListener('visibilitychange', look);
  // A page that holds a lock or a connection cannot enter the back/forward cache.
  window.addEventListener('pagehide', stop);
  window.addEventListener('pageshow', look);
  look();
}
