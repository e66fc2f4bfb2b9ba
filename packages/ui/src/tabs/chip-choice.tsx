import '../pages.css';
import { useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { RowEnds } from '../row/row-ends.tsx';
import type { Chip } from './chip-row.tsx';

type Props<Id extends string> = {
  /** Question that the chips answer. */
  label: string;
  chips: readonly Omit<Chip<Id>, 'count'>[];
  /** The selected chip; null until one is chosen. */
  selected: Id | null;
  onSelect: (id: Id) => void;
};

/** Form field with one choice of several, as a row of chips that scrolls sideways. */
export function ChipChoice<Id extends string>({ label, chips, selected, onSelect }: Props<Id>) {
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  return (
    <div className="row-box">
      <RowEnds row={row} name={label} />
      <div ref={row} className="scroller scroller--chips" role="radiogroup" aria-label={label}>
        {chips.map(({ id, label: text, icon, selectedIcon }) => {
          const isChosen = id === selected;
          const Picture = (isChosen && selectedIcon) || icon;
          return (
            <label key={id} className={classNames('chip', isChosen && 'chip--chosen')}>
              <input type="radio" name={name} checked={isChosen} onChange={() => onSelect(id)} />
              {Picture && <Picture />}
              {text}
            </label>
          );
        })}
      </div>
    </div>
  );
}
