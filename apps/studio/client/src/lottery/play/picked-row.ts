// The six numbers of the ticket on the board, in rising order, with empty places for those that are missing.
import { button, make } from '../../page/element.ts';
import type { Say } from '../../page/texts.ts';
import { ball } from '../balls.ts';
import { inOrder, type Picks } from './picks.ts';

export type PickedRow = { element: HTMLElement; show: (picks: Picks) => void };

export function createPickedRow(say: Say, onClear: () => void): PickedRow {
  const balls = make('div', {
    class: 'balls grow',
    role: 'img',
    'aria-label': say('studio.lottery.your_numbers'),
  });
  const clear = button(
    { class: 'more text-link clear', onclick: onClear },
    say('studio.lottery.clear'),
  );
  return {
    element: make('div', { class: 'row picked' }, balls, clear),
    show: ({ numbers }) => {
      const places = [...inOrder(numbers), ...Array<null>(6 - numbers.length).fill(null)];
      balls.replaceChildren(...places.map((each) => ball(each, 'l')));
      const names = inOrder(numbers).join(', ');
      balls.setAttribute('aria-label', `${say('studio.lottery.your_numbers')}: ${names}`);
      clear.hidden = numbers.length === 0;
    },
  };
}
