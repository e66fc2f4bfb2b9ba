// A cover grid of which only some rows are in the page.
import '../pages.css';
import { Children, useId, type FocusEvent, type ReactNode, type Ref } from 'react';
import { classNames } from '../class-names.ts';

type RowsProps = {
  label: string;
  /** Whether rows have absolute positions; otherwise they flow as in a CoverGrid. */
  isPlaced: boolean;
  ref: Ref<HTMLDivElement>;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  /** CoverRow elements. */
  children: ReactNode;
};

/** Grid that looks like a CoverGrid. Screen readers must not announce the rows, so the cards are the items of the list. */
export function CoverRows({ label, isPlaced, ref, children, ...focus }: RowsProps) {
  const title = useId();
  return (
    <>
      {/* For screen readers: the cards' titles are headings below it. */}
      <h2 id={title} className="visually-hidden">
        {label}
      </h2>
      <div
        ref={ref}
        className={classNames('cover-grid', isPlaced && 'cover-grid--rows')}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- nothing but li may stand in an ul
        role="list"
        aria-labelledby={title}
        {...focus}
      >
        {children}
      </div>
    </>
  );
}

type RowProps = {
  /** Distance from the first row's upper edge, in pixels. */
  top: number;
  /** Index of the row's first card from 0, and `size`, the number of all cards: most of them are not in the page. */
  first: number;
  size: number;
  /** Cards of the row. */
  children: ReactNode;
};

export function CoverRow({ top, first, size, children }: RowProps) {
  return (
    <div className="cover-grid-row" style={{ top }}>
      {Children.map(children, (card, at) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it stands in no ul
        <div role="listitem" aria-posinset={first + at + 1} aria-setsize={size}>
          {card}
        </div>
      ))}
    </div>
  );
}
