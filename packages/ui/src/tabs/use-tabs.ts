// The tabs pattern of ARIA: one stop in the tab order; arrows move and select, Home and End go to the ends.
import type { KeyboardEvent, MouseEvent } from 'react';

export type TabSet<Id extends string> = {
  ids: readonly Id[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Name of the TabPanel; absent if the tabs have none. */
  panel?: string | undefined;
};

/** Returns the index of the tab that a key selects; undefined for other keys. */
function target(
  key: string,
  place: { at: number; count: number; isRtl: boolean },
): number | undefined {
  const { at, count, isRtl } = place;
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (at + 1) % count;
  if (key === backward) return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

const isRightToLeft = (element: Element) => element.closest('[dir]')?.getAttribute('dir') === 'rtl';

/** Scrolls a tab into view: the row may be longer than its container. */
const bringIntoView = (tab: Element | undefined): void =>
  tab?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });

export function useTabs<Id extends string>({ ids, selected, onSelect, panel }: TabSet<Id>) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const list = event.currentTarget;
    const place = { at: ids.indexOf(selected), count: ids.length, isRtl: isRightToLeft(list) };
    const next = target(event.key, place);
    const id = next === undefined ? undefined : ids[next];
    if (id === undefined) return;
    event.preventDefault();
    onSelect(id);
    const tab = list.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0];
    tab?.focus();
    bringIntoView(tab);
  };
  const tabProps = (id: Id) => ({
    role: 'tab',
    id: panel === undefined ? undefined : `${panel}-${id}`,
    'aria-selected': id === selected,
    'aria-controls': panel !== undefined && id === selected ? panel : undefined,
    tabIndex: id === selected || !ids.includes(selected) ? 0 : -1,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      onSelect(id);
      bringIntoView(currentTarget);
    },
  });
  return { onKeyDown, tabProps };
}
