// Which rows of a long grid are in the page: those in view, with a few before and after (LOBBY-05).
export type Rows = { from: number; to: number };
export type Layout = {
  columns: number;
  /** With the gap below; 0 until it was measured. */
  rowHeight: number;
  /** Of the first row, from the top of the page. */
  top: number;
};
type View = { scrollY: number; height: number };

const before = 1;
const after = 2;

/** The number stays the same, so that a new row reuses the elements of one that left. */
export function rowsInView({ rowHeight, top }: Layout, { scrollY, height }: View): Rows {
  const first = Math.floor((scrollY - top) / rowHeight);
  const from = Math.max(0, first - before);
  return { from, to: from + before + Math.ceil(height / rowHeight) + 1 + after };
}

/** Rows that exist: a list may have become shorter than where the reader was. */
export function clampRows({ from, to }: Rows, count: number): Rows {
  const end = Math.min(to, count);
  return { from: Math.max(0, Math.min(from, count - (to - from))), to: end };
}
