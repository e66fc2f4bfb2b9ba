// Below the board: another ticket beside the one on it, the tickets laid aside, and for how many draws.
import { button, isDisabled, make, setDisabled } from '../page/element.ts';
import { icon } from '../page/icons.ts';
import type { Say } from '../page/texts.ts';
import { ballRow } from './balls.ts';
import { canHold, drawChoices, type Picks } from './picks.ts';

type Parts = {
  say: Say;
  onAnother: () => void;
  onDrop: (place: number) => void;
  onDraws: (draws: number) => void;
};
export type Basket = { element: HTMLElement; show: (picks: Picks) => void };

export function createBasket({ say, onAnother, onDrop, onDraws }: Parts): Basket {
  const another = button(
    { class: 'btn btn--t btn--sm', onclick: () => isDisabled(another) || onAnother() },
    icon('plus', 16),
    say('studio.lottery.another'),
  );
  const choices = drawChoices.map((draws) =>
    button(
      {
        role: 'radio',
        'aria-label': say('studio.lottery.for_draws', { count: draws }),
        onclick: () => onDraws(draws),
      },
      make('span', { class: 'ltr' }, `${draws}`),
    ),
  );
  const seg = make(
    'div',
    { class: 'seg seg--draws num', role: 'radiogroup', 'aria-label': say('studio.lottery.draws') },
    ...choices,
  );
  seg.addEventListener('keydown', (event) => {
    const index = choices.findIndex((each) => each === event.target);
    const ahead = getComputedStyle(seg).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const isForward = event.key === ahead || event.key === 'ArrowDown';
    if (!event.key.startsWith('Arrow') || index < 0) return;
    event.preventDefault();
    const next = (index + (isForward ? 1 : choices.length - 1)) % choices.length;
    onDraws(drawChoices[next] ?? 1);
    choices[next]?.focus();
  });
  const held = make('div', { class: 'hs hs--held' });
  const element = make(
    'section',
    {},
    make(
      'div',
      { class: 'pad basket' },
      another,
      make(
        'div',
        { class: 'basket-draws' },
        make('span', { class: 'c2 dim', 'aria-hidden': 'true' }, say('studio.lottery.draws')),
        seg,
      ),
    ),
    held,
  );
  const heldTicket = (numbers: readonly number[], place: number) =>
    make(
      'article',
      { class: 'tk tk--held' },
      ballRow(numbers),
      button(
        {
          class: 'ib',
          'aria-label': say('studio.lottery.remove', { number: place + 1 }),
          onclick: () => onDrop(place),
        },
        icon('close', 18),
      ),
    );
  return {
    element,
    show: (picks) => {
      setDisabled(another, !canHold(picks));
      choices.forEach((choice, index) => {
        const isChosen = drawChoices[index] === picks.draws;
        choice.setAttribute('aria-checked', String(isChosen));
        choice.setAttribute('tabindex', isChosen ? '0' : '-1');
      });
      held.hidden = picks.held.length === 0;
      held.replaceChildren(...picks.held.map(heldTicket));
    },
  };
}
