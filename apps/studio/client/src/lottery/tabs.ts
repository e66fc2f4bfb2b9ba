// The three tabs, by the ARIA pattern: one tab stop, arrow keys inside.
import { button, make } from '../page/element.ts';

export type Tabs<N extends string> = { element: HTMLElement; select: (name: N | null) => void };

export function createTabs<N extends string>(
  names: Record<N, string>,
  onSelect: (name: N) => void,
): Tabs<N> {
  const all = Object.keys(names) as N[];
  const tabs = new Map(
    all.map((name) => [
      name,
      button(
        {
          class: 'underline-tab',
          role: 'tab',
          id: `tab-${name}`,
          'aria-controls': 'panel',
          onclick: () => onSelect(name),
        },
        names[name],
      ),
    ]),
  );
  const element = make('div', { class: 'equal-tabs pad', role: 'tablist' }, ...tabs.values());
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const place = all.findIndex((name) => tabs.get(name) === event.target);
    const isMirrored = getComputedStyle(element).direction === 'rtl';
    const step = (event.key === 'ArrowRight') === isMirrored ? all.length - 1 : 1;
    const next = all[(place + step) % all.length];
    if (place < 0 || next === undefined) return;
    onSelect(next);
    tabs.get(next)?.focus();
  });
  return {
    element,
    select: (chosen) => {
      for (const [name, tab] of tabs) {
        tab.setAttribute('aria-selected', String(name === chosen));
        tab.setAttribute('tabindex', name === chosen ? '0' : '-1');
      }
    },
  };
}
