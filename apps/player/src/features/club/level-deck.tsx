// The levels as cards in a row that snaps. The row opens on the member's own level; arrow keys move by a card.
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { RowEnds } from '@parlour/ui/row/row-ends';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from './benefits.module.css';
import { LevelCard } from './level-card.tsx';
import type { Level } from './use-benefits.ts';

type Props = {
  levels: readonly Level[];
  ownPlace: number;
  middle: number;
  onMiddle: (place: number) => void;
};

/** The distance between the middle of a card and the middle of the row; negative to the left. */
function offsetOf(row: Element, card: Element): number {
  const [whole, box] = [row.getBoundingClientRect(), card.getBoundingClientRect()];
  return box.left + box.width / 2 - (whole.left + whole.width / 2);
}

function bringToMiddle(row: Element, place: number, behavior: ScrollBehavior): void {
  const card = row.children[place];
  // Some supported browsers have no scrollBy.
  if (card) row.scrollBy?.({ left: offsetOf(row, card), behavior });
}

function placeInMiddle(row: Element): number {
  const distances = [...row.children].map((card) => Math.abs(offsetOf(row, card)));
  return distances.indexOf(Math.min(...distances));
}

function stepOf(key: string, isRtl: boolean): number {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return 0;
  return (key === 'ArrowRight') === isRtl ? -1 : 1;
}

/** Time without movement after which the row is at rest. */
const restMs = 90;

export function LevelDeck({ levels, ownPlace, middle, onMiddle }: Props) {
  const t = useTranslate();
  const row = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => {
    if (row.current) bringToMiddle(row.current, ownPlace, 'instant');
  }, [ownPlace]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function follow() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (row.current) onMiddle(placeInMiddle(row.current));
    }, restMs);
  }
  const move = useEffectEvent((event: KeyboardEvent) => {
    const element = row.current;
    const step = element && stepOf(event.key, getComputedStyle(element).direction === 'rtl');
    if (!step) return;
    event.preventDefault();
    const place = Math.min(Math.max(middle + step, 0), levels.length - 1);
    onMiddle(place);
    // The style sheet decides whether the movement is smooth.
    bringToMiddle(element, place, 'auto');
  });
  useEffect(() => {
    const element = row.current;
    element?.addEventListener('keydown', move);
    return () => element?.removeEventListener('keydown', move);
  }, []);
  return (
    <div>
      <div className={`row-box ${css.deckBox}`}>
        <RowEnds row={row} name={t('club.levels')} />
        <section
          ref={row}
          className={css.deck}
          aria-roledescription="carousel"
          aria-label={t('club.levels')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls is moved by keys
          tabIndex={0}
          onScroll={follow}
        >
          {levels.map((level, place) => (
            <LevelCard key={level.labelId} levels={levels} place={place} ownPlace={ownPlace} />
          ))}
        </section>
      </div>
      <div className={`pager ${css.pager}`} aria-hidden="true">
        {levels.map(({ labelId }, place) => (
          <i key={labelId} className={place === middle ? 'on' : undefined} />
        ))}
      </div>
    </div>
  );
}
