import '../pages.css';
import { useRef } from 'react';
import { RowEnds } from '../row/row-ends.tsx';
import type { TabsProps } from './segmented-tabs.tsx';
import { useTabs } from './use-tabs.ts';

type Props<Id extends string> = TabsProps<Id> & {
  /** Layout: equal columns of a page, or a row that scrolls sideways, such as a vendor filter. */
  fit?: 'columns' | 'scroll';
};

export function UnderlineTabs<Id extends string>({
  label,
  tabs,
  fit = 'columns',
  ...set
}: Props<Id>) {
  const { onKeyDown, tabProps } = useTabs({ ids: tabs.map(({ id }) => id), ...set });
  const row = useRef<HTMLDivElement>(null);
  return (
    <div className="row-box">
      {fit === 'scroll' && <RowEnds row={row} name={label} />}
      <div
        ref={row}
        className={fit === 'columns' ? 'equal-tabs' : 'scroller scroller--tabs'}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button type="button" key={tab.id} {...tabProps(tab.id)} className="underline-tab">
            {tab.label}
          </button>
        ))}
      </div>
    </div>
  );
}
