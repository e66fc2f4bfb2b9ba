import '../pages.css';
import { Children, useCallback, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { RowEnds } from '../row/row-ends.tsx';
import { useAutoplay, type StopMemory } from './use-autoplay.ts';

type Props = {
  /** Name of the carousel for screen readers. */
  label: string;
  /** Position of a banner for screen readers: 2 of 4. */
  placeLabel: (place: number, of: number) => string;
  /** Interval between moves in milliseconds; 0 turns them off. */
  autoplayMs?: number;
  /** Keeps the row stopped on later visits to the page. */
  memory?: StopMemory;
  children: ReactNode;
};

/** Returns the distance of a slide from the start of the row, also on right-to-left pages. */
function offset(track: Element, slide: Element): number {
  const [row, box] = [track.getBoundingClientRect(), slide.getBoundingClientRect()];
  const style = getComputedStyle(track);
  if (style.direction === 'rtl')
    return box.right - row.right + (parseFloat(style.paddingRight) || 0);
  return box.left - row.left - (parseFloat(style.paddingLeft) || 0);
}

/** Banners in a row that snaps. The row advances by itself until the first touch, key, focus, hover or scroll. */
export function BannerCarousel(props: Props) {
  const { label, placeLabel, autoplayMs = 5000, memory, children } = props;
  const whole = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const slides = Children.toArray(children);
  const count = slides.length;

  const move = useCallback(() => {
    const row = track.current;
    const next = row?.children[(current + 1) % count];
    if (row && next) row.scrollBy?.({ left: offset(row, next), behavior: 'smooth' });
  }, [current, count]);
  const everyMs = count > 1 ? autoplayMs : 0;
  const isRunning = useAutoplay({ row: whole, step: move, everyMs, memory });

  const follow = () => {
    const row = track.current;
    if (!row) return;
    const distances = [...row.children].map((slide) => Math.abs(offset(row, slide)));
    setCurrent(distances.indexOf(Math.min(...distances)));
  };

  return (
    <section ref={whole} className="row-box" aria-roledescription="carousel" aria-label={label}>
      <RowEnds row={track} name={label} />
      <ul ref={track} className="scroller scroller--banners scroller--shadows" onScroll={follow}>
        {slides.map((slide, index) => (
          <li key={index} aria-label={placeLabel(index + 1, count)}>
            {slide}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={classNames('pager', isRunning && 'pager--run')} aria-hidden="true">
          {slides.map((_, index) => (
            <i key={index} className={index === current ? 'on' : undefined} />
          ))}
        </div>
      )}
    </section>
  );
}
