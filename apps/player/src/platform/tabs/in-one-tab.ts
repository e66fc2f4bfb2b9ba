// Work that only one tab of a browser should do at a time.

/** Longest wait in milliseconds, because a sleeping tab may hold the lock. */
const patience = 10_000;

/** Runs work while no other tab runs work of this name. After ten seconds, and without locks in the browser, it runs anyway. */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  // Undefined outside a secure context.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    await locks.request(name, { signal: AbortSignal.timeout(patience) }, begin);
  } catch (error) {
    if (hasBegun) throw error;
    await work();
  }
}
