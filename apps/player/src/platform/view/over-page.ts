// Sheets and dialogs have an entry of the history each: the way back closes the topmost one, and the page under it stays. An entry stays
// when its sheet is gone, and the way back passes it by. Taking it out would be a step back of our own, and would meet whatever the reader
// or the page does next.

type Entry = {
  /** How many sheets and dialogs it has room for; 0 for the page's own. */
  depth: number;
  /** Path with query of the page's own entry. */
  page: string;
};

const key = 'overPage';
/** For browsers that tell nothing of a step back, in milliseconds. */
const patienceMs = 1_000;

/** Path and query, as a link would name it. */
export const whereWeAre = (): string => window.location.pathname + window.location.search;

/** Of this site's own making, whatever version of it made the entry. */
type Noted = { [key]?: Partial<Entry> } | null;

function readEntry(): Entry {
  const { depth = 0, page = whereWeAre() } = (window.history.state as Noted)?.[key] ?? {};
  return { depth, page };
}

/** The state of an entry without what is noted here. */
export function withoutEntry(state: unknown): unknown {
  const { [key]: noted, ...rest } = Object(state) as NonNullable<Noted>;
  if (!noted) return state;
  return Object.keys(rest).length > 0 ? rest : null;
}

/** How to close what is open, the topmost last. */
const closers: (() => void)[] = [];
let followers = 0;
let entry: Entry = { depth: 0, page: '' };
let address = '';
/** What is done at the page's own entry, while that is being stepped back to. */
let waiting: (() => unknown)[] | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** A new address or a new entry is there. */
export function noteEntry(): void {
  entry = readEntry();
  address = whereWeAre();
  // What stays open over the next page, or may not be closed, is there for the next step back.
  clearTimeout(timer);
  timer = setTimeout(addEntries);
}

function addEntries(): void {
  if (waiting !== null) return;
  while (entry.depth < closers.length) {
    const { history } = window;
    const restoration = history.scrollRestoration;
    // Whoever comes back to the page's own entry is on this page already, and stays where it is scrolled to.
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
  // What changed in the address meanwhile counts for the page.
  if (left.address !== address) {
    window.history.replaceState(window.history.state, '', left.address);
    noteEntry();
  }
  close();
}

function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) noteEntry();
}

/** Obeys the way back from now on; returns a function that stops that. */
export function followBack(): () => void {
  followers += 1;
  if (followers === 1) {
    entry = readEntry();
    address = whereWeAre();
    // Before the router's, which hears nothing of steps between entries of one page.
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

/** Something lies over the page until the function is called that is returned. The way back calls `close` of what came last. */
export function layOver(close: () => void): () => void {
  const stop = followBack();
  closers.push(close);
  addEntries();
  return () => {
    closers.splice(closers.lastIndexOf(close), 1);
    stop();
  };
}

/** Runs at once, unless the page's own entry is being stepped back to: then there. */
export function whenSettled(run: () => unknown): void {
  if (waiting === null) run();
  else waiting.push(run);
}

/** How many entries the page has, its own included. */
export const entriesOfPage = (): number => (followers === 0 ? 1 : entry.depth + 1);

/** Runs at the page's own entry; at once where that is the one in use. */
export function atOwnEntry(run: () => unknown): void {
  if (waiting !== null || followers === 0 || entry.depth === 0) return whenSettled(run);
  waiting = [run];
  clearTimeout(timer);
  timer = setTimeout(reachOwnEntry, patienceMs);
  window.history.go(-entry.depth);
}
