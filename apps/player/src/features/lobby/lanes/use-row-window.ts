// Computes which cards of a lane are rendered: those in view and a few next to them. Stores the row's scroll position while the site is open.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLobby } from '../catalogue/lobby.ts';

/** The cards that a phone shows, and those next to them. */
const painted = { from: 0, to: 6 };
const beside = 2;

type CardRange = typeof painted;

function cardsInView(row: HTMLElement): CardRange {
  const [first, second] = row.children;
  const step =
    first && second
      ? Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left)
      : 0;
  if (step === 0) return painted;
  // Negative in right-to-left pages.
  const start = Math.abs(row.scrollLeft);
  return {
    from: Math.max(0, Math.floor(start / step) - beside),
    to: Math.ceil((start + row.clientWidth) / step) + beside,
  };
}

export function useRowWindow(lane: string, isBuilt: boolean) {
  const { rowPlaces } = useLobby();
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState<CardRange>(painted);

  const follow = (list: HTMLElement) => {
    const next = cardsInView(list);
    setShown((before) => (before.from === next.from && before.to === next.to ? before : next));
  };
  // A row without its cards is short, so the browser scrolls it to its beginning; that position is not stored.
  const isWhole = useRef(isBuilt);
  const before = useRef(lane);
  useLayoutEffect(() => {
    isWhole.current = isBuilt;
    const list = row.current;
    const kept = rowPlaces.get(lane) ?? 0;
    const isOther = before.current !== lane;
    before.current = lane;
    if (!isBuilt || !list || (kept === 0 && !isOther)) return;
    list.scrollLeft = kept;
    follow(list);
  }, [rowPlaces, lane, isBuilt]);
  useEffect(() => {
    const list = row.current;
    if (!isBuilt || !list) return undefined;
    const move = () => {
      if (!isWhole.current) return;
      rowPlaces.set(lane, list.scrollLeft);
      follow(list);
    };
    const fit = () => follow(list);
    fit();
    list.addEventListener('scroll', move, { passive: true });
    window.addEventListener('resize', fit, { passive: true });
    return () => {
      list.removeEventListener('scroll', move);
      window.removeEventListener('resize', fit);
    };
  }, [rowPlaces, lane, isBuilt]);
  return { row, ...shown };
}
