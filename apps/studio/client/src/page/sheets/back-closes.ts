// The browser's Back closes the topmost sheet, and the game stays (decision 102). All sheets share one history entry. It
// remains when they are closed, and Back then skips it.

const state = { sheet: true };
const isSheetEntry = (): boolean =>
  Boolean((window.history.state as { sheet?: true } | null)?.sheet);

/** Functions that close the open sheets, the topmost last. */
const closers = new Set<() => void>();

let isAtSheet = isSheetEntry();

function addEntry(): void {
  if (!isAtSheet) window.history.pushState(state, '');
  isAtSheet = true;
}

window.addEventListener('popstate', () => {
  const wasAtSheet = isAtSheet;
  isAtSheet = isSheetEntry();
  if (isAtSheet || !wasAtSheet) return;
  const close = [...closers].at(-1);
  if (!close) return window.history.back();
  close();
  if (closers.size > 0) addEntry();
});

/** Registers an open sheet. The sheet calls the returned function when it closes; more than one call does no harm. */
export function closeByBack(close: () => void): () => void {
  closers.add(close);
  addEntry();
  return () => void closers.delete(close);
}
