// How far down the reader was, kept in the entry of the history: the way back leads to the same place, also after a reload.
type EntryState = { y?: unknown } | null;

const quietMs = 150;

/** Null where the entry is new. */
export function keptScrollPosition(): number | null {
  const y = (window.history.state as EntryState)?.y;
  return typeof y === 'number' ? y : null;
}

/** Whether the page was long enough. */
export function scrollToPosition(y: number): boolean {
  if (Math.round(window.scrollY) !== y) window.scrollTo(0, y);
  return Math.round(window.scrollY) === y;
}

const ownMoves = ['pointerdown', 'wheel', 'keydown'];

/** As soon as the page is long enough, unless the reader moves first; answers how to give up. */
export function scrollWhenPossible(y: number, done: () => void): () => void {
  const page = document.documentElement;
  const end = () => {
    observer.disconnect();
    for (const name of ownMoves) window.removeEventListener(name, stop, { capture: true });
  };
  const stop = () => {
    end();
    done();
  };
  const observer = new ResizeObserver(() => {
    if (page.scrollHeight - window.innerHeight < y) return;
    scrollToPosition(y);
    stop();
  });
  for (const name of ownMoves) {
    window.addEventListener(name, stop, { capture: true, passive: true });
  }
  observer.observe(document.body);
  return end;
}

/** Keeps the place of this entry from now on; answers how to stop. */
export function followScrolling(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(timer);
    const y = Math.round(window.scrollY);
    if (y === (keptScrollPosition() ?? 0)) return;
    window.history.replaceState({ ...(window.history.state as EntryState), y }, '');
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(save, quietMs);
  };
  // A press may lead away.
  const moments = { scroll: soon, pointerdown: save, keydown: save, pagehide: save };
  window.history.scrollRestoration = 'manual';
  for (const [name, listener] of Object.entries(moments)) {
    window.addEventListener(name, listener, { capture: true, passive: true });
  }
  return () => {
    clearTimeout(timer);
    window.history.scrollRestoration = 'auto';
    for (const [name, listener] of Object.entries(moments)) {
      window.removeEventListener(name, listener, { capture: true });
    }
  };
}
