// Whether any tab of this merchant has a session. Messages are not used: a busy tab would answer late, a closed one never.
// A tab with a session holds a shared lock, which the browser releases when the tab closes.
export type TabPresence = {
  /** Shows the other tabs whether this one has a session. */
  show: (hasSession: boolean) => void;
  /** Whether some tab has a session; undefined if the browser has no locks. */
  isShown: () => Promise<boolean | undefined>;
};

export function createTabPresence(name: string): TabPresence {
  // Undefined outside a secure context.
  const locks = navigator.locks as LockManager | undefined;
  let isWanted = false;
  let release: (() => void) | undefined;

  function hold(): void {
    if (!isWanted || release) return;
    const released = new Promise<void>((resolve) => (release = resolve));
    // Rejects if the browser denies the page its storage: then presence is unknown.
    locks?.request(name, { mode: 'shared' }, () => released).catch(() => {});
  }
  function letGo(): void {
    release?.();
    release = undefined;
  }
  // A page that holds a lock cannot enter the back/forward cache.
  window.addEventListener('pagehide', letGo);
  window.addEventListener('pageshow', hold);

  return {
    show: (hasSession) => {
      isWanted = hasSession;
      if (hasSession) hold();
      else letGo();
    },
    isShown: async () => {
      try {
        const state = await locks?.query();
        return state?.held?.some((lock) => lock.name === name);
      } catch {
        return undefined;
      }
    },
  };
}
