// The first use of the page. A page that the service worker answered from its cache may be reloaded while its reader has not begun
// anything (decision 090): a press, a key or a text tells the worker that the reader has.

/** Tells the service worker that the reader uses this page. Does nothing on a page that did not come from one. */
const tellUse = (): void => navigator.serviceWorker?.controller?.postMessage({ isUsed: true });

export function watchFirstUse(): void {
  for (const type of ['pointerdown', 'keydown', 'input']) {
    window.addEventListener(type, tellUse, { capture: true, once: true });
  }
}
