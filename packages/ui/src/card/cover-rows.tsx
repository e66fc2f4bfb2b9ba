// A cover grid of which only some rows are in the page.
import '../pages.css';
import { Children, useId, type FocusEvent, type ReactNode, type Ref } from 'react';
import { classNames } from '../class-names.ts';

type RowsProps = {
  label: string;
  /** Each row stands at a place of its own; until then they flow as a CoverGrid does. */
  isPlaced: boolean;
  ref: Ref<HTMLDivElement>;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  /** Rows. */
  children: ReactNode;
};

/** Looks as a CoverGrid does. A list of rows would be read out as one; the cards are the list's items, whatever stands between. */
export function CoverRows({ label, isPlaced, ref, children, ...focus }: RowsProps) {
  const title = useId();
  return (
    <>
      {/* For the ear: the cards' own titles are headings below it. */}
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
  /** In pixels, from the first row's upper edge. */
  top: number;
  /** The place of its first card among all, from 0 on, and how many there are: most of them are not in the page. */
  first: number;
  size: number;
  /** Cards. */
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
