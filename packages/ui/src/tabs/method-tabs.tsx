import '../pages.css';
import type { Icon } from '../icons/icon.tsx';
import { ShortLabel } from '../page/short-label.tsx';
import type { TabsProps } from './segmented-tabs.tsx';
import { useTabs } from './use-tabs.ts';

type Props<Id extends string> = Omit<TabsProps<Id>, 'tabs'> & {
  tabs: readonly {
    id: Id;
    label: string;
    /** Name for screen readers, if the label is a short form of it. */
    fullLabel?: string | undefined;
    icon: Icon;
    selectedIcon?: Icon;
  }[];
};

/** Tabs for ways to do one thing, each with an icon. */
export function MethodTabs<Id extends string>({ label, tabs, ...set }: Props<Id>) {
  const { onKeyDown, tabProps } = useTabs({ ids: tabs.map(({ id }) => id), ...set });
  return (
    <div
      className="method-tabs"
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {tabs.map(({ id, label: text, fullLabel, icon, selectedIcon }) => {
        const Picture = (id === set.selected && selectedIcon) || icon;
        return (
          <button type="button" key={id} {...tabProps(id)}>
            <Picture size={24} />
            <ShortLabel label={text} fullLabel={fullLabel} />
          </button>
        );
      })}
    </div>
  );
}
