const quietMs = 2_000;

const happened = (name: 'load' | 'online'): Promise<unknown> =>
  new Promise((resolve) => {
    window.addEventListener(name, resolve, { once: true });
  });

/** When the page has been loaded for a while and the line is there: its own files come first. Safari has no idle callback. */
export async function quietMoment(): Promise<void> {
  if (document.readyState !== 'complete') await happened('load');
  await new Promise((resolve) => {
    setTimeout(resolve, quietMs);
  });
  if (!navigator.onLine) await happened('online');
}
