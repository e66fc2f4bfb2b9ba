/** Calls back when the browser loses its connection, or has it again. */
export function onNetworkChange(callback: (isOnline: boolean) => void): void {
  window.addEventListener('offline', () => callback(false));
  window.addEventListener('online', () => callback(true));
}
