import '../pages.css';
import { useTabs } from './use-tabs.ts';

export type TabsProps<Id extends string> = {
  /** Name of the choice for screen readers. */
  label: string;
  tabs: readonly { id: Id; label: string }[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Name of the TabPanel that the tabs control. */
  panel?: string;
};

/** Two or three tabs in one track. */
export function SegmentedTabs<Id extends string>({ label, tabs, ...set }: TabsProps<Id>) {
  const { onKeyDown, tabProps } = useTabs({ ids: tabs.map(({ id }) => id), ...set });
  return (
    <div className="segments" role="tablist" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button type="button" key={tab.id} {...tabProps(tab.id)}>
          {tab.label}
        </button>
      ))}
    </div>
  );
}
