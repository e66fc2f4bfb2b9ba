// A long grid of which only the rows in view are in the page; the room of the others is kept.
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { createPace, type Pace } from './pace.ts';
import { clampRows, rowsInView, type Layout, type Rows } from './rows-in-view.ts';
import { arrange, useRested } from './use-arrangement.ts';

type Grid = RefObject<HTMLUListElement | null>;

/** Before anything was measured. */
const firstLayout: Layout = { columns: 3, rowHeight: 0, top: 0 };
const firstRows: Rows = { from: 0, to: 6 };

function measure(grid: HTMLElement): Layout {
  const style = getComputedStyle(grid);
  const card = grid.firstElementChild?.getBoundingClientRect().height ?? 0;
  return {
    columns: Math.max(1, style.gridTemplateColumns.split(' ').filter(Boolean).length),
    rowHeight: card === 0 ? 0 : card + (Number.parseFloat(style.rowGap) || 0),
    top: grid.getBoundingClientRect().top + window.scrollY,
  };
}

const frameOf = (grid: HTMLElement): string =>
  `${grid.clientWidth} ${getComputedStyle(grid).fontSize}`;

const isSame = (one: Layout, other: Layout): boolean =>
  one.columns === other.columns && one.rowHeight === other.rowHeight && one.top === other.top;

/** Of a size of its own: rows that come and go are no matter of the rest of the page. */
function keepRoom(grid: HTMLElement, { columns, rowHeight }: Layout, count: number): void {
  if (rowHeight === 0) return;
  grid.style.setProperty('block-size', `${Math.ceil(count / columns) * rowHeight}px`);
  grid.style.setProperty('contain', 'strict');
}

/** `look` changes when the cards may have become taller or the grid stands elsewhere. */
function useLayout(grid: Grid, count: number, look: string): Layout {
  const [layout, setLayout] = useState(firstLayout);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const remeasure = () => {
      const found = measure(element);
      // At once: the page may be about to scroll back to where the reader was.
      keepRoom(element, found, count);
      setLayout((known) => (isSame(known, found) ? known : found));
    };
    remeasure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    // Its height changes with every row that comes and goes; its width and the size of the text say something new.
    let known = frameOf(element);
    let card: Element | null = null;
    const observer = new ResizeObserver(() => {
      if (!card?.isConnected) watchCard();
      const found = frameOf(element);
      if (found === known) return;
      known = found;
      remeasure();
    });
    // Larger text makes the cards taller, and not the grid.
    const watchCard = () => {
      card = element.firstElementChild;
      if (card) observer.observe(card);
    };
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid, count, look]);
  return layout;
}

/** `jumps` counts how often the reader landed far from where cards stood: none of them is to be seen flying there. */
type Shown = Rows & { jumps: number };

function useRows(layout: Layout, pace: Pace): Shown {
  const [rows, setRows] = useState<Shown>({ ...firstRows, jumps: 0 });
  const shown = useRef(rows);
  const follow = useCallback(() => {
    if (layout.rowHeight === 0) return;
    const next = rowsInView(layout, { scrollY: window.scrollY, height: window.innerHeight });
    const { from, to, jumps } = shown.current;
    if (next.from === from && next.to === to) return;
    const isJump = next.from >= to || next.to <= from;
    shown.current = { ...next, jumps: isJump ? jumps + 1 : jumps };
    // Far away nothing of what is shown would be in view: not even for one frame.
    if (isJump) flushSync(() => setRows(shown.current));
    else setRows(shown.current);
  }, [layout]);
  useEffect(() => {
    const move = () => {
      pace.move(window.scrollY, performance.now());
      follow();
    };
    follow();
    window.addEventListener('scroll', move, { passive: true });
    window.addEventListener('resize', follow, { passive: true });
    return () => {
      window.removeEventListener('scroll', move);
      window.removeEventListener('resize', follow);
    };
  }, [follow, pace]);
  return rows;
}

/**
 * A new row is laid out now, between two frames, and only painted in the next one: both together take a slow phone longer
 * than a frame has.
 */
const layOutNow = (grid: HTMLElement | null): void => void grid?.offsetHeight;

/** The places of `count` items that are in the page now. */
export function useWindow(count: number, look: string) {
  const grid = useRef<HTMLUListElement>(null);
  const [pace] = useState(createPace);
  const layout = useLayout(grid, count, look);
  const rows = useRows(layout, pace);

  const { columns, rowHeight } = layout;
  const { from, to } = clampRows(rows, Math.ceil(count / columns));
  useLayoutEffect(() => {
    grid.current?.style.setProperty('padding-block-start', `${from * rowHeight}px`);
    layOutNow(grid.current);
  }, [from, rowHeight]);

  const first = from * columns;
  const shown = (to - from) * columns;
  const rested = useRested(first, rows.jumps);
  return {
    grid,
    from: first,
    to: Math.min(to * columns, count),
    /** In the document's order. */
    places: arrange(rested, first, shown).filter((at) => at < count),
    /** Whether that is the order of the eye, too. */
    isSorted: rested === first,
    /** The card of a place: one that comes into view takes over the parts of one that has left it. */
    keyOf: (at: number) => `${rows.jumps} ${at % shown}`,
    pace,
  };
}
