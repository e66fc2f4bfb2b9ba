// Below the board: another ticket beside the one on it, the tickets laid aside, and for how many draws.
import { button, isDisabled, make, setDisabled } from '../../page/element.ts';
import { icon } from '../../page/icons.ts';
import type { Say } from '../../page/texts.ts';
import { ballRow } from '../balls.ts';
import { createDrawsChoice } from './draws-choice.ts';
import { canHold, type Picks } from './picks.ts';

type Parts = {
  say: Say;
  onAnother: () => void;
  onDrop: (place: number) => void;
  onDraws: (draws: number) => void;
};
export type Basket = { element: HTMLElement; show: (picks: Picks) => void };

export function createBasket({ say, onAnother, onDrop, onDraws }: Parts): Basket {
  const another = button(
    { class: 'btn btn--tonal btn--small', onclick: () => isDisabled(another) || onAnother() },
    icon('plus', 16),
    say('studio.lottery.another'),
  );
  const choice = createDrawsChoice(say, onDraws);
  const held = make('div', { class: 'scroller scroller--held' });
  const heldTicket = (numbers: readonly number[], place: number) => {
    const name = say('studio.lottery.remove', { number: place + 1 });
    const remove = { class: 'icon-button', 'aria-label': name, onclick: () => onDrop(place) };
    return make(
      'article',
      { class: 'tk tk--held' },
      ballRow(numbers),
      button(remove, icon('close', 18)),
    );
  };
  return {
    element: make(
      'section',
      {},
      make('div', { class: 'pad basket' }, another, choice.element),
      held,
    ),
    show: (picks) => {
      setDisabled(another, !canHold(picks));
      choice.show(picks.draws);
      held.hidden = picks.held.length === 0;
      held.replaceChildren(...picks.held.map(heldTicket));
    },
  };
}
