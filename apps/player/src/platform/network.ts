/** True where the browser knows that it has no connection; false may be wrong. The server does not know it. */
export const isOffline = (): boolean => typeof window === 'object' && !navigator.onLine;

/** Calls back when the browser loses its connection, or has it again. Answers how to stop. */
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

/** Calls back once, when the browser has its connection again. Answers how to stop. */
export function onceOnline(callback: () => void): () => void {
  window.addEventListener('online', callback, { once: true });
  return () => window.removeEventListener('online', callback);
}
