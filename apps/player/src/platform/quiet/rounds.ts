/**
 * Calls back every `ms` milliseconds while the page is visible, and at once when a reader returns after a longer time.
 * Returns a function that stops that.
 */
export function everyWhileSeen(ms: number, callback: () => void): () => void {
  let last = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  function wait(): void {
    clearTimeout(timer);
    if (document.hidden || isStopped) return;
    timer = setTimeout(
      () => {
        last = performance.now();
        callback();
        wait();
      },
      Math.max(0, last + ms - performance.now()),
    );
  }
  document.addEventListener('visibilitychange', wait);
  wait();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wait);
  };
}
