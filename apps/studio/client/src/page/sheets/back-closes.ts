// The way back closes the topmost sheet, and the game stays (decision 102). All sheets share one entry of the history. It stays when
// they are closed, and the way back passes it by.

const state = { sheet: true };
const isSheetEntry = (): boolean =>
  Boolean((window.history.state as { sheet?: true } | null)?.sheet);

/** How to close what is open, the topmost last. */
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

/** Returns what is called, once or more often, when the sheet closes. */
export function closeByBack(close: () => void): () => void {
  closers.add(close);
  addEntry();
  return () => void closers.delete(close);
}
