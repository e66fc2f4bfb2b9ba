// A long grid of which only the rows in view are in the page; the room of the others is kept as padding.
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { clampRows, rowsInView, type Layout, type Rows } from './rows-in-view.ts';

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

const isSame = (one: Layout, other: Layout): boolean =>
  one.columns === other.columns && one.rowHeight === other.rowHeight && one.top === other.top;

/** `count` items; `look` changes when their cards may have become taller or the grid stands elsewhere. */
export function useWindow(count: number, look: string) {
  const grid = useRef<HTMLUListElement>(null);
  const [layout, setLayout] = useState(firstLayout);
  const [rows, setRows] = useState(firstRows);
  const shown = useRef(rows);

  const follow = useCallback(() => {
    if (layout.rowHeight === 0) return;
    const next = rowsInView(layout, { scrollY: window.scrollY, height: window.innerHeight });
    const { from, to } = shown.current;
    if (next.from === from && next.to === to) return;
    shown.current = next;
    // Far away nothing of what is shown would be in view: not even for one frame.
    if (next.from >= to || next.to <= from) flushSync(() => setRows(next));
    else setRows(next);
  }, [layout]);

  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const remeasure = () => {
      const found = measure(element);
      setLayout((known) => (isSame(known, found) ? known : found));
    };
    remeasure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    // Its height changes with every row that comes and goes; only its width says something new.
    let width = element.clientWidth;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      remeasure();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [look]);

  useEffect(() => {
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow, { passive: true });
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [follow]);

  const { columns, rowHeight } = layout;
  const rowCount = Math.ceil(count / columns);
  const { from, to } = clampRows(rows, rowCount);
  useLayoutEffect(() => {
    const style = grid.current?.style;
    style?.setProperty('padding-block-start', `${from * rowHeight}px`);
    style?.setProperty('padding-block-end', `${(rowCount - to) * rowHeight}px`);
  }, [from, to, rowCount, rowHeight]);

  return { grid, from: from * columns, to: Math.min(to * columns, count) };
}
