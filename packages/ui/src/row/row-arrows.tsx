import './row.css';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { CaretLeftIcon, CaretRightIcon } from '../icons/navigation.tsx';
import type { RowEndsProps } from './row-ends.tsx';

type Props = Pick<RowEndsProps, 'row'> & {
  /** Names of the arrows for screen readers. */
  labels: { back: string; on: string };
};
type Side = 'back' | 'on';
type HiddenArrows = Record<Side, boolean>;

/** Returns which arrows to hide: both if there is nothing to scroll. One pixel is tolerated for rounding. */
function hiddenOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): HiddenArrows {
  // On right-to-left pages the browser counts down from 0.
  const gone = Math.abs(scrollLeft);
  return { back: gone <= 1, on: gone >= scrollWidth - clientWidth - 1 };
}

/** Part of the width by which the row moves, so that a card half in view at the end is wholly in view at the start. */
const share = 0.8;

function turn(row: HTMLElement, side: Side): void {
  const isRtl = getComputedStyle(row).direction === 'rtl';
  const way = (side === 'on' ? 1 : -1) * (isRtl ? -1 : 1);
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.scrollBy({ left: way * row.clientWidth * share, behavior: isCalm ? 'auto' : 'smooth' });
}

function useHidden(row: RefObject<HTMLElement | null>): HiddenArrows {
  const [hidden, setHidden] = useState<HiddenArrows>({ back: true, on: true });
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const look = () => {
      const next = hiddenOf(element);
      setHidden((known) => (known.back === next.back && known.on === next.on ? known : next));
    };
    // The row's content may grow, and the window may become narrower.
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  });
  return hidden;
}

/** Arrows that move the row by most of its width. The arrow at an end of the row is hidden. */
export function RowArrows({ row, labels }: Props) {
  const hidden = useHidden(row);
  const buttons = { back: useRef<HTMLButtonElement>(null), on: useRef<HTMLButtonElement>(null) };
  useLayoutEffect(() => {
    // Keyboard users keep the focus in the row when the focused arrow is hidden.
    const { back, on } = buttons;
    if (hidden.back && document.activeElement === back.current) on.current?.focus();
    if (hidden.on && document.activeElement === on.current) back.current?.focus();
  });
  return (['back', 'on'] as const).map((side) => (
    <button
      key={side}
      ref={buttons[side]}
      type="button"
      className={`row-arrow row-arrow--${side}`}
      data-hidden={hidden[side] ? '' : undefined}
      aria-label={labels[side]}
      onClick={() => row.current && turn(row.current, side)}
    >
      {side === 'back' ? <CaretLeftIcon size={20} flip /> : <CaretRightIcon size={20} flip />}
    </button>
  ));
}
