import '../pages.css';
import type { TabsProps } from './segmented-tabs.tsx';
import { useTabs } from './use-tabs.ts';

type Props<Id extends string> = TabsProps<Id> & {
  /** Equal columns of a page, or a row that scrolls sideways, such as a vendor filter. */
  fit?: 'columns' | 'scroll';
};

export function UnderlineTabs<Id extends string>({
  label,
  tabs,
  fit = 'columns',
  ...set
}: Props<Id>) {
  const { onKeyDown, tabProps } = useTabs({ ids: tabs.map(({ id }) => id), ...set });
  return (
    <div
      className={fit === 'columns' ? 'utabs' : 'hs hs--vend'}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <button type="button" key={tab.id} {...tabProps(tab.id)} className="vend">
          {tab.label}
        </button>
      ))}
    </div>
  );
}
