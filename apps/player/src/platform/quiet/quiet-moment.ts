import { restTimer } from '../rest-timer.ts';

const quietMs = 2_000;

const happened = (name: 'load' | 'online'): Promise<unknown> =>
  new Promise((resolve) => {
    window.addEventListener(name, resolve, { once: true });
  });

/** Events of a reader who scrolls, taps or types, and is not to be disturbed. */
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

/** Waits until the page's own files and pictures are loaded. */
async function pageLoad(): Promise<void> {
  if (document.readyState !== 'complete') await happened('load');
}

/**
 * Waits until the page is loaded, the reader has been idle for a while and the browser is online, so that the page's own files are loaded
 * first. A substitute for the idle callback, which Safari lacks.
 */
export async function quietMoment(): Promise<void> {
  await pageLoad();
  await nobodyBusy();
  if (!navigator.onLine) await happened('online');
}
