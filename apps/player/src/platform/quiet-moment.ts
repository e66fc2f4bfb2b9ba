const quietMs = 2_000;

const happened = (name: 'load' | 'online'): Promise<unknown> =>
  new Promise((resolve) => {
    window.addEventListener(name, resolve, { once: true });
  });

/** Whoever scrolls, taps or types is not to be disturbed. */
const busy = ['scroll', 'pointerdown', 'keydown'] as const;

const nobodyBusy = (): Promise<void> =>
  new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const done = () => {
      for (const name of busy) window.removeEventListener(name, wait, true);
      resolve();
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(done, quietMs);
    };
    for (const name of busy) window.addEventListener(name, wait, { capture: true, passive: true });
    wait();
  });

/**
 * When the page has been loaded, nobody has touched it for a while and the line is there: its own files come first. Safari has
 * no idle callback.
 */
export async function quietMoment(): Promise<void> {
  if (document.readyState !== 'complete') await happened('load');
  await nobodyBusy();
  if (!navigator.onLine) await happened('online');
}
