/** The longest time between two looks at the clock: a timer stands still while the device sleeps, and none may last longer than 2^31 ms. */
const lookMs = 60_000;

/**
 * Calls back once the device's clock has reached the moment, and each minute from then on, while the page is visible: the device's clock may
 * be ahead of the server's, and a call may have failed. Returns a function that stops that.
 */
export function fromMoment(moment: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  function wait(): void {
    clearTimeout(timer);
    if (document.hidden || isStopped) return;
    const left = moment - Date.now();
    timer = setTimeout(look, left > 0 ? Math.min(left, lookMs) : lookMs);
  }
  function look(): void {
    if (Date.now() >= moment) callback();
    wait();
  }
  document.addEventListener('visibilitychange', wait);
  wait();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wait);
  };
}
