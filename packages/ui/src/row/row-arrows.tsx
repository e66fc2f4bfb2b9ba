import './row.css';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { CaretLeftIcon, CaretRightIcon } from '../icons/navigation.tsx';
import type { RowEndsProps } from './row-ends.tsx';

type Props = Pick<RowEndsProps, 'row'> & {
  /** For the ear: to what came before, to what comes next. */
  labels: { back: string; on: string };
};
type Side = 'back' | 'on';
type Hidden = Record<Side, boolean>;

/** Both ends are where there is nothing to scroll. A pixel may be lost by rounding. */
function hiddenOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Hidden {
  // Right to left the browser counts down from 0.
  const gone = Math.abs(scrollLeft);
  return { back: gone <= 1, on: gone >= scrollWidth - clientWidth - 1 };
}

/** What is half in view at the end comes whole to the start. */
const share = 0.8;

function turn(row: HTMLElement, side: Side): void {
  const isRtl = getComputedStyle(row).direction === 'rtl';
  const way = (side === 'on' ? 1 : -1) * (isRtl ? -1 : 1);
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.scrollBy({ left: way * row.clientWidth * share, behavior: isCalm ? 'auto' : 'smooth' });
}

function useHidden(row: RefObject<HTMLElement | null>): Hidden {
  const [hidden, setHidden] = useState<Hidden>({ back: true, on: true });
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const look = () => {
      const next = hiddenOf(element);
      setHidden((known) => (known.back === next.back && known.on === next.on ? known : next));
    };
    // What it holds may grow, and a window may be made narrower.
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

/** A press moves the row by nearly its width. At an end the arrow there is not shown. */
export function RowArrows({ row, labels }: Props) {
  const hidden = useHidden(row);
  const buttons = { back: useRef<HTMLButtonElement>(null), on: useRef<HTMLButtonElement>(null) };
  useLayoutEffect(() => {
    // Who came by keys is not thrown out of the page when the arrow goes.
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
