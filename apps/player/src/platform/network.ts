/** True if the browser knows that it has no connection; false may be wrong. Always false on the server. */
export const isOffline = (): boolean => typeof window === 'object' && !navigator.onLine;

/** Calls back when the browser loses or regains its connection. Returns a function that stops that. */
export function onNetworkChange(callback: (isOnline: boolean) => void): () => void {
  const lost = () => callback(false);
  const found = () => callback(true);
  window.addEventListener('offline', lost);
  window.addEventListener('online', found);
  return () => {
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', found);
  };
}

/** Calls back once, when the browser is online again. Returns a function that stops that. */
export function onceOnline(callback: () => void): () => void {
  window.addEventListener('online', callback, { once: true });
  return () => window.removeEventListener('online', callback);
}
