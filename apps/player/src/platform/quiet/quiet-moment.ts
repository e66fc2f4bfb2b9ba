import { restTimer } from '../rest-timer.ts';

const quietMs = 2_000;

const happened = (name: 'load' | 'online'): Promise<unknown> =>
  new Promise((resolve) => {
    window.addEventListener(name, resolve, { once: true });
  });

/** Whoever scrolls, taps or types is not to be disturbed. */
const busy = ['scroll', 'pointerdown', 'keydown'] as const;

const nobodyBusy = (): Promise<void> =>
  new Promise((resolve) => {
    const { stir } = restTimer(quietMs, () => {
      for (const name of busy) window.removeEventListener(name, stir, true);
      resolve();
    });
    for (const name of busy) window.addEventListener(name, stir, { capture: true, passive: true });
    stir();
  });

/** When the page's own files and pictures are here. */
async function pageLoad(): Promise<void> {
  if (document.readyState !== 'complete') await happened('load');
}

/**
 * When the page has been loaded, nobody has touched it for a while and the line is there: its own files come first. Safari has
 * no idle callback.
 */
export async function quietMoment(): Promise<void> {
  await pageLoad();
  await nobodyBusy();
  if (!navigator.onLine) await happened('online');
}
