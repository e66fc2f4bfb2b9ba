// The scroll position, stored in the history entry: going back restores it, also after a reload.
type EntryState = { y?: unknown } | null;

const quietMs = 150;

/** Returns the stored position; null for a new history entry. */
export function keptScrollPosition(): number | null {
  const y = (window.history.state as EntryState)?.y;
  return typeof y === 'number' ? y : null;
}

/** Scrolls, and returns false if the page is not long enough yet. */
export function scrollToPosition(y: number): boolean {
  if (Math.round(window.scrollY) !== y) window.scrollTo(0, y);
  return Math.round(window.scrollY) === y;
}

const ownMoves = ['pointerdown', 'wheel', 'keydown'];

/** Scrolls once the page is long enough, unless the reader moves first; returns a function that gives up. */
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

/** Stores the scroll position in the history entry from now on; returns a function that stops that. */
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
  // A press may open another page: store the position before that.
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
