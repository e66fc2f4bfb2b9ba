// Controls of most boards: the head with the picks so far, the button that clears them, and quick pick.
import { button, isDisabled, make, type Child } from '../../page/element.ts';
import { icon } from '../../page/icons.ts';
import type { Say } from '../../page/texts.ts';

export const quickButton = (say: Say, onQuick: () => void): HTMLButtonElement => {
  const quick = button(
    { class: 'quick', onclick: () => isDisabled(quick) || onQuick() },
    icon('dice', 18),
    say('studio.lottery.quick'),
  );
  return quick;
};

export const clearButton = (say: Say, onClear: () => void): HTMLButtonElement =>
  button({ class: 'more text-link clear', onclick: onClear }, say('studio.lottery.clear'));

export const pickedHead = (...children: Child[]): HTMLElement =>
  make('div', { class: 'row picked' }, ...children);
