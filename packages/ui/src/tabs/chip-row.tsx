import '../pages.css';
import { useRef } from 'react';
import type { Icon } from '../icons/icon.tsx';
import { RowEnds } from '../row/row-ends.tsx';
import { useTabs } from './use-tabs.ts';

export type Chip<Id extends string> = {
  id: Id;
  label: string;
  icon?: Icon;
  /** Filled icon of the selected chip. */
  selectedIcon?: Icon;
  count?: number | undefined;
};
type Props<Id extends string> = {
  label: string;
  chips: readonly Chip<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  panel?: string;
};

/** Tabs as a row of chips that scrolls sideways; a chip is never cut. */
export function ChipRow<Id extends string>({ label, chips, ...set }: Props<Id>) {
  const { onKeyDown, tabProps } = useTabs({ ids: chips.map(({ id }) => id), ...set });
  const row = useRef<HTMLDivElement>(null);
  return (
    <div className="row-box">
      <RowEnds row={row} name={label} />
      <div
        ref={row}
        className="scroller scroller--chips"
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {chips.map(({ id, label: text, icon, selectedIcon, count }) => {
          const Picture = (id === set.selected && selectedIcon) || icon;
          return (
            <button type="button" key={id} {...tabProps(id)} className="chip">
              {Picture && <Picture />}
              {text}
              {count !== undefined && <span className="chip-count num">{count}</span>}
            </button>
          );
        })}
      </div>
    </div>
  );
}
