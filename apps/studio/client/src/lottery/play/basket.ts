// The basket below the board: a button for another ticket, the tickets in the basket, and the number of draws.
import { button, isDisabled, make, setDisabled } from '../../page/element.ts';
import { icon } from '../../page/icons.ts';
import { switchRow } from '../../page/sheets/switch-row.ts';
import type { Game } from '../game.ts';
import { ticketWords } from '../rules/kind-words.ts';
import type { Ticket } from '../state.ts';
import { createDrawsChoice } from './draws-choice.ts';
import { canHold, drawChoicesOf, type Picks, type Table } from './picks.ts';

type BasketOptions = {
  game: Game;
  table: Table;
  onAnother: () => void;
  onDrop: (place: number) => void;
  onDraws: (draws: number) => void;
  onStop: (stopOnWin: boolean) => void;
};
export type Basket = { element: HTMLElement; show: (picks: Picks) => void };

export function createBasket(parts: BasketOptions): Basket {
  const { game, table, onAnother, onDrop, onDraws, onStop } = parts;
  const { shell, look, rules } = game;
  const { say } = shell;
  let stopOnWin = false;
  const another = button(
    { class: 'btn btn--tonal btn--small', onclick: () => isDisabled(another) || onAnother() },
    icon('plus', 16),
    say('studio.lottery.another'),
  );
  const counts = drawChoicesOf(rules);
  const choice = createDrawsChoice({ say, counts, onChoose: onDraws });
  choice.element.hidden = counts.length < 2;
  const stop = switchRow(say('studio.lottery.stop_on_win'), {
    isOn: () => stopOnWin,
    turn: onStop,
  });
  const hint = make('p', { class: 'text-caption text-muted' }, say('studio.lottery.stop_hint'));
  const stopBox = make('div', { class: 'pad stop-on-win' }, stop, hint);
  const held = make('div', { class: 'scroller scroller--held' });
  const heldTicket = (ticket: Ticket, place: number) => {
    const name = say('studio.lottery.remove', { number: place + 1 });
    const remove = { class: 'icon-button', 'aria-label': name, onclick: () => onDrop(place) };
    const words = ticketWords(say, rules, ticket);
    return make(
      'article',
      { class: 'tk tk--held' },
      make(
        'div',
        { class: 'tk-bet' },
        words.length > 0 && make('small', { class: 'text-fine text-muted num' }, words.join(' · ')),
        look.betMarks(ticket).element,
      ),
      button(remove, icon('close', 18)),
    );
  };
  return {
    element: make(
      'section',
      {},
      make('div', { class: 'pad basket' }, another, choice.element),
      stopBox,
      held,
    ),
    show: (picks) => {
      ({ stopOnWin } = picks);
      setDisabled(another, !canHold(table, picks));
      choice.show(picks.draws);
      stopBox.hidden = picks.draws < 2;
      stop.setAttribute('aria-checked', String(stopOnWin));
      held.hidden = picks.held.length === 0;
      held.replaceChildren(...picks.held.map(heldTicket));
    },
  };
}
