// Computes which rows of a long grid are rendered: those in view, with a few before and after (LOBBY-05).
export type RowRange = { from: number; to: number };
export type GridLayout = {
  columns: number;
  /** The height including the gap below; 0 until it is measured. */
  rowHeight: number;
  /** The distance of the first row from the top of the page. */
  top: number;
};
type View = { scrollY: number; height: number };

const before = 1;
const after = 2;

/** The rows to render. Their number is constant, so that a new row reuses the elements of one that left. */
export function rowsInView({ rowHeight, top }: GridLayout, { scrollY, height }: View): RowRange {
  const first = Math.floor((scrollY - top) / rowHeight);
  const from = Math.max(0, first - before);
  return { from, to: from + before + Math.ceil(height / rowHeight) + 1 + after };
}

/** Limits rows to those that exist, because a list may have become shorter than the reader's position. */
export function clampRows({ from, to }: RowRange, count: number): RowRange {
  const end = Math.min(to, count);
  return { from: Math.max(0, Math.min(from, count - (to - from))), to: end };
}
