// Composes tickets: board, units and basket around one state, which survives tabs, a failed purchase, a lost connection and
// a reload.
import { make } from '../../page/element.ts';
import { createKept } from '../../page/stored-value.ts';
import type { Game } from '../game.ts';
import type { Draft } from '../looks/look.ts';
import { randomBelow } from '../looks/random-below.ts';
import { createBasket } from './basket.ts';
import { createBetBar } from './bet-bar.ts';
import { createGroupChoice } from './group-choice.ts';
import { drop, hold, noPicks, readPicks, writePicks, type Picks, type Table } from './picks.ts';

export type Composer = {
  elements: readonly HTMLElement[];
  table: Table;
  picks: () => Picks;
  /** Clears the picks after a purchase. */
  clear: () => void;
  show: (isClosed: boolean) => void;
};

/** Returns the name under which a game's state is stored. Each game has its own, because its picks fit no other. */
export const keptName = (what: string, { rules }: Pick<Game, 'rules'>): string =>
  rules.look === 'balls' ? what : `${what} ${rules.game}`;

export function createComposer(game: Game, onChange: () => void): Composer {
  const { shell, look, rules, desk } = game;
  const { say, notices, vibration } = shell;
  const { composing, groups } = look;
  const table: Table = { composing, groups, rules, limits: desk.state() };
  const kept = createKept<object>(keptName('picks', game));
  let picks = readPicks(table, kept.read());
  const change = (next: Partial<Picks>) => {
    picks = { ...picks, ...next };
    kept.write(writePicks(picks));
    onChange();
  };
  const put = (draft: Draft) => {
    vibration.give('pick');
    change({ draft: composing.read(draft) ?? draft });
  };
  const choice = createGroupChoice({
    say,
    groups,
    onChoose: (group) => change({ draft: composing.regroup(picks.draft, group) }),
  });
  const board = look.createBoard({
    onChange: put,
    onQuick: () => put(composing.quick(picks.draft, randomBelow)),
    onClear: () => change({ draft: composing.empty(picks.draft.group) }),
    onRefuse: (text) => notices.toast(text, 'warning'),
  });
  const bar = createBetBar({ game, table, onUnits: (units) => change({ units }) });
  const basket = createBasket({
    game,
    table,
    onAnother: () => change(hold(table, picks)),
    onDrop: (place) => change(drop(picks, place)),
    onDraws: (draws) => change({ draws }),
    onStop: (stopOnWin) => change({ stopOnWin }),
  });
  choice.element.hidden = groups.length < 2;
  // Tickets of the classic lottery have one unit.
  bar.element.hidden = rules.look === 'balls';
  return {
    elements: [choice.element, make('div', {}, board.element, bar.element), basket.element],
    table,
    picks: () => picks,
    clear: () => change({ ...noPicks(table, picks.draft.group) }),
    show: (isClosed) => {
      choice.show(picks.draft.group);
      board.show(picks.draft, isClosed);
      bar.show(picks, isClosed);
      basket.show(picks);
    },
  };
}
