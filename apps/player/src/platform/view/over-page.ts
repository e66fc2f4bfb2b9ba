// History entries of sheets and dialogs: going back closes the topmost one, and the page under it stays. An entry stays in the history when
// its sheet is closed, and going back skips it. Removing it would be a step back by the site, and would collide with the next step of the
// reader or the page.

type Entry = {
  /** Number of sheets and dialogs that the entry stands for; 0 for the page's own entry. */
  depth: number;
  /** Path with query of the page's own entry. */
  page: string;
};

const key = 'overPage';
/** Longest wait for a step back, in milliseconds, for browsers that fire no event. */
const patienceMs = 1_000;

/** Returns path and query, as in a link. */
export const whereWeAre = (): string => window.location.pathname + window.location.search;

/** History state of this site, written by any version of it. */
type StateWithEntry = { [key]?: Partial<Entry> } | null;

function readEntry(): Entry {
  const { depth = 0, page = whereWeAre() } = (window.history.state as StateWithEntry)?.[key] ?? {};
  return { depth, page };
}

/** Returns the state of an entry without this file's data. */
export function withoutEntry(state: unknown): unknown {
  const { [key]: noted, ...rest } = Object(state) as NonNullable<StateWithEntry>;
  if (!noted) return state;
  return Object.keys(rest).length > 0 ? rest : null;
}

/** Functions that close the open sheets, the topmost last. */
const closers: (() => void)[] = [];
let followers = 0;
let entry: Entry = { depth: 0, page: '' };
let address = '';
/** Functions that run at the page's own entry, while the browser steps back to it; null otherwise. */
let waiting: (() => unknown)[] | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Reads the entry after a change of the address or the entry. */
export function noteEntry(): void {
  entry = readEntry();
  address = whereWeAre();
  // A sheet that stays open over the next page, or that cannot be closed, needs an entry for the next step back.
  clearTimeout(timer);
  timer = setTimeout(addEntries);
}

function addEntries(): void {
  if (waiting !== null) return;
  while (entry.depth < closers.length) {
    const { history } = window;
    const restoration = history.scrollRestoration;
    // Going back to the page's own entry stays on this page, so the browser must not restore a scroll position.
    history.scrollRestoration = 'manual';
    entry = { depth: entry.depth + 1, page: entry.page };
    history.pushState({ ...(history.state as object | null), [key]: entry }, '');
    history.scrollRestoration = restoration;
  }
}

function reachOwnEntry(): void {
  clearTimeout(timer);
  const runs = waiting ?? [];
  waiting = null;
  for (const run of runs) run();
}

function onPopState(event: PopStateEvent): void {
  const left = { ...entry, address };
  noteEntry();
  if (waiting !== null) {
    event.stopImmediatePropagation();
    return reachOwnEntry();
  }
  if (entry.depth >= left.depth || address !== left.page) return;
  event.stopImmediatePropagation();
  const close = closers.at(-1);
  if (!close) return window.history.go(-entry.depth - 1);
  // A changed address belongs to the page, so its own entry takes it over.
  if (left.address !== address) {
    window.history.replaceState(window.history.state, '', left.address);
    noteEntry();
  }
  close();
}

function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) noteEntry();
}

/** Handles steps back from now on; returns a function that stops that. */
export function followBack(): () => void {
  followers += 1;
  if (followers === 1) {
    entry = readEntry();
    address = whereWeAre();
    // Before the router's listener, which must not receive steps between entries of one page.
    window.addEventListener('popstate', onPopState, { capture: true });
    window.addEventListener('pageshow', onPageShow);
  }
  return () => {
    followers -= 1;
    if (followers > 0) return;
    clearTimeout(timer);
    waiting = null;
    window.removeEventListener('popstate', onPopState, { capture: true });
    window.removeEventListener('pageshow', onPageShow);
  };
}

/** Registers an overlay until the returned function is called. Going back calls `close` of the last one. */
export function layOver(close: () => void): () => void {
  const stop = followBack();
  closers.push(close);
  addEntries();
  return () => {
    closers.splice(closers.lastIndexOf(close), 1);
    stop();
  };
}

/** Runs at once, or, if the browser is stepping back to the page's own entry, when it is there. */
export function whenSettled(run: () => unknown): void {
  if (waiting === null) run();
  else waiting.push(run);
}

/** Number of the page's entries, including its own. */
export const entriesOfPage = (): number => (followers === 0 ? 1 : entry.depth + 1);

/** Runs at the page's own entry; at once if it is the current one. */
export function atOwnEntry(run: () => unknown): void {
  if (waiting !== null || followers === 0 || entry.depth === 0) return whenSettled(run);
  waiting = [run];
  clearTimeout(timer);
  timer = setTimeout(reachOwnEntry, patienceMs);
  window.history.go(-entry.depth);
}
