// Whether any tab of this merchant has a session. The tabs are not asked: a busy one would answer late, a closed one never.
// A tab with a session holds a shared lock, which the browser releases when the tab closes.
export type TabPresence = {
  /** Lets the other tabs see that this one has a session, or has none any more. */
  show: (hasSession: boolean) => void;
  /** Whether some tab has a session; undefined where the browser has no locks. */
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
    // Fails where the browser denies the page its storage: then presence is unknown.
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
