/** When the page has been loaded for a while: its own files come first. Safari has no idle callback. */
export const quietMoment = (): Promise<void> =>
  new Promise((resolve) => {
    const start = () => void setTimeout(resolve, 2_000);
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
  });
