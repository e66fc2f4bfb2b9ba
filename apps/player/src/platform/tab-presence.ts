// Whether a tab of this merchant has a session, known without asking the tab itself: a busy one answers late, a closed one never.
// The sign is a shared lock, which the browser takes back with the tab that holds it.
export type TabPresence = {
  /** Lets the other tabs see that this one has a session, or has none any more. */
  show: (hasSession: boolean) => void;
  /** Whether some tab shows that it has one; undefined where the browser cannot tell. */
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
    // Refused where the browser denies the page its storage; then nobody can tell.
    locks?.request(name, { mode: 'shared' }, () => released).catch(() => {});
  }
  function letGo(): void {
    release?.();
    release = undefined;
  }
  // A page that holds a lock is not kept by the browser for the way back.
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
