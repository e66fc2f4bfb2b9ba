// Work that only one tab of a browser should do at a time.

/** Milliseconds: a tab that is asleep may hold the others up no longer. */
const patience = 10_000;

/** Waits while another tab does work of this name. After ten seconds, and where the browser has no locks, it is done beside it. */
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
