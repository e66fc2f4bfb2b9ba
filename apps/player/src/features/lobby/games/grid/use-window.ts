// A virtual grid: only the rows in view are rendered, and the space of the others is reserved.
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { createPace, type Pace } from './pace.ts';
import { clampRows, rowsInView, type GridLayout, type RowRange } from './rows-in-view.ts';
import { arrange, useRested } from './use-arrangement.ts';
import { useFocusedRow } from './use-focused-row.ts';

type Grid = RefObject<HTMLDivElement | null>;

/** The layout until it is measured. */
const firstLayout: GridLayout = { columns: 3, rowHeight: 0, top: 0 };
const firstRows: RowRange = { from: 0, to: 6 };

/** The first card, and the style of the CSS grid that makes the columns: the whole grid at first, each row once rows are positioned. */
function partsOf(grid: HTMLElement) {
  const row = grid.firstElementChild;
  const style = getComputedStyle(grid);
  const isPlaced = style.display === 'block' && row !== null;
  return { card: row?.firstElementChild, style: isPlaced ? getComputedStyle(row) : style };
}

function measure(grid: HTMLElement): GridLayout {
  const { card, style } = partsOf(grid);
  const height = card?.getBoundingClientRect().height ?? 0;
  return {
    columns: Math.max(1, style.gridTemplateColumns.split(' ').filter(Boolean).length),
    rowHeight: height === 0 ? 0 : height + (Number.parseFloat(style.rowGap) || 0),
    top: grid.getBoundingClientRect().top + window.scrollY,
  };
}

const frameOf = (grid: HTMLElement): string =>
  `${grid.clientWidth} ${getComputedStyle(grid).fontSize}`;

const isSame = (one: GridLayout, other: GridLayout): boolean =>
  one.columns === other.columns && one.rowHeight === other.rowHeight && one.top === other.top;

/** Sets a fixed height, so that added and removed rows do not affect the layout of the page. */
function keepRoom(grid: HTMLElement, { columns, rowHeight }: GridLayout, count: number): void {
  if (rowHeight === 0) return;
  grid.style.setProperty('--row', `${rowHeight}px`);
  grid.style.setProperty('block-size', `${Math.ceil(count / columns) * rowHeight}px`);
}

/** Scrolls after a change of width, so that the game that was at the top is there again. */
function keepPlace(from: GridLayout, to: GridLayout): void {
  const gone = (window.scrollY - from.top) / from.rowHeight;
  if (from.rowHeight === 0 || gone <= 0) return;
  const first = Math.floor(gone) * from.columns;
  const row = Math.floor(first / to.columns) + (gone % 1);
  window.scrollTo(0, to.top + row * to.rowHeight);
}

/** The measured layout. `look` changes when the height of cards or the position of the grid may have changed. */
function useLayout(grid: Grid, count: number, look: string): GridLayout {
  const [current, setLayout] = useState(firstLayout);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const remeasure = (): GridLayout => {
      const found = measure(element);
      // Set at once, because the page may be about to restore its scroll position.
      keepRoom(element, found, count);
      setLayout((known) => (isSame(known, found) ? known : found));
      return found;
    };
    let layout = remeasure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    // Only a new width or text size matters: the height changes with every row.
    let known = frameOf(element);
    let card: Element | null | undefined;
    const observer = new ResizeObserver(() => {
      if (!card?.isConnected) watchCard();
      const found = frameOf(element);
      if (found === known) return;
      known = found;
      const before = layout;
      layout = remeasure();
      keepPlace(before, layout);
    });
    // Larger text makes the cards taller, but not the grid, so a card is observed too.
    const watchCard = () => {
      card = partsOf(element).card;
      if (card) observer.observe(card);
    };
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid, count, look]);
  return current;
}

/** The rendered rows. `jumps` counts scrolls past all of them; each gives all rows new keys, so that none is seen moving. */
type ShownRows = RowRange & { jumps: number };

function useRows(layout: GridLayout, pace: Pace): ShownRows {
  const [rows, setRows] = useState<ShownRows>({ ...firstRows, jumps: 0 });
  const shown = useRef(rows);
  const followTo = useCallback(
    (scrollY: number, isMoving: boolean) => {
      if (layout.rowHeight === 0) return;
      const next = rowsInView(layout, { scrollY, height: window.innerHeight });
      const { from, to, jumps } = shown.current;
      if (next.from === from && next.to === to) return;
      const isJump = next.from >= to || next.to <= from;
      shown.current = { ...next, jumps: isJump ? jumps + 1 : jumps };
      // After a long jump none of the current rows is in view: render at once, or a frame would be empty.
      if (isJump && isMoving) flushSync(() => setRows(shown.current));
      else setRows(shown.current);
    },
    [layout],
  );
  useEffect(() => {
    const follow = () => followTo(window.scrollY, false);
    const move = () => {
      const { scrollY } = window;
      pace.move(scrollY, performance.now());
      followTo(scrollY, true);
    };
    follow();
    window.addEventListener('scroll', move, { passive: true });
    window.addEventListener('resize', follow, { passive: true });
    return () => {
      window.removeEventListener('scroll', move);
      window.removeEventListener('resize', follow);
    };
  }, [followTo, pace]);
  return rows;
}

/**
 * Lays a new row out between two frames, so that the next frame only paints it. Both together take a slow phone longer than
 * a frame.
 */
const layOutNow = (grid: HTMLElement | null): void => void grid?.offsetHeight;

/** The rows of `count` items that are rendered now. */
export function useWindow(count: number, look: string) {
  const grid = useRef<HTMLDivElement>(null);
  const [pace] = useState(createPace);
  const layout = useLayout(grid, count, look);
  const shown = useRows(layout, pace);

  const { columns, rowHeight } = layout;
  const end = Math.ceil(count / columns);
  const { from, to } = clampRows(shown, end);
  useLayoutEffect(() => layOutNow(grid.current), [from]);

  const rested = useRested(from, shown.jumps);
  const { keyOf, keepFocused, follow } = useFocusedRow(
    (row) => `${shown.jumps} ${row % (to - from)}`,
    columns,
  );
  return {
    grid,
    /** The first rendered item; `to` is the end of the range. */
    from: from * columns,
    to: Math.min(to * columns, count),
    columns,
    /** The height including the gap below; 0 until it is measured. */
    rowHeight,
    /** The rendered rows in the document's order. */
    rows: keepFocused(arrange(rested, from, to - from), from, end),
    /** The React key: a row that comes into view reuses the elements of one that left. */
    keyOf,
    pace,
    /** Focus handlers for the grid. */
    follow,
  };
}
