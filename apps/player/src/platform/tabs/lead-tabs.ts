// One tab of a browser that does something for all of them.

/** Whether the browser can choose one; it cannot outside a secure context. */
export const canLeadTabs = (): boolean =>
  (navigator.locks as LockManager | undefined) !== undefined && 'BroadcastChannel' in globalThis;

/**
 * Calls `lead` once no other tab leads under this name, which may be at once or never. The signal aborts when this tab ceases to lead.
 * Returns a function that ends it: then another tab leads.
 */
export function leadTabs(name: string, lead: (ended: AbortSignal) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const ended = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  const run = (): Promise<void> => {
    lead(signal);
    return ended;
  };
  // Rejects if it is ended while it waits, and if the browser denies the page its storage.
  navigator.locks.request(name, { signal }, run).catch(() => undefined);
  return () => ending.abort();
}
