// The bar below the board: the size of the bet in units, and its prize for each outcome.
import { button, isDisabled, make, setDisabled, setText } from '../../page/element.ts';
import { icon } from '../../page/icons.ts';
import type { Game } from '../game.ts';
import { outcomeName } from '../rules/kind-words.ts';
import { kindOf, prizeOf, winsOf } from '../rules/kinds.ts';
import { mostUnitsOf, type Picks, type Table } from './picks.ts';

export type BetBar = { element: HTMLElement; show: (picks: Picks, isClosed: boolean) => void };
type BetBarOptions = { game: Game; table: Table; onUnits: (units: number) => void };

export function createBetBar({ game, table, onUnits }: BetBarOptions): BetBar {
  const { shell, rules, desk } = game;
  const { say, money } = shell;
  let units = 1;
  const count = make('output', { class: 'num', 'aria-label': say('studio.lottery.units') });
  const price = make('p', { class: 'text-caption text-muted num' });
  const step = (by: 1 | -1, name: string) => {
    const control = button(
      { 'aria-label': name, onclick: () => isDisabled(control) || onUnits(units + by) },
      icon(by === 1 ? 'plus' : 'minus', 20),
    );
    return control;
  };
  const fewer = step(-1, say('studio.lottery.units_fewer'));
  const more = step(1, say('studio.lottery.units_more'));
  const wins = make('dl', { class: 'wins num' });
  const unit = () => BigInt(desk.state().unit);

  const showWins = ({ draft }: Picks): void => {
    const kind = kindOf(rules, draft.kind);
    const found = kind ? winsOf(kind, table.composing.bet(draft)?.picks ?? null) : [];
    // A single prize is already shown above the board, and those of sums in their cells.
    wins.hidden = !kind || found.length < 2 || kind.way === 'sum';
    if (!kind || wins.hidden) return wins.replaceChildren();
    const stake = unit() * BigInt(units);
    return wins.replaceChildren(
      ...found.map(({ outcome, times }) =>
        make(
          'div',
          {},
          make('dt', { class: 'text-fine text-muted' }, outcomeName(say, kind, outcome)),
          make(
            'dd',
            { class: 'text-subheading' },
            make('bdi', {}, money.short(prizeOf(stake, times))),
          ),
        ),
      ),
    );
  };
  return {
    element: make(
      'section',
      { class: 'pad bet-bar' },
      wins,
      make(
        'div',
        { class: 'row bet-units' },
        make(
          'div',
          { class: 'grow' },
          make('p', { class: 'text-subheading' }, say('studio.lottery.units')),
          price,
        ),
        make('div', { class: 'step' }, fewer, count, more),
      ),
    ),
    show: (picks, isClosed) => {
      const bet = table.composing.bet(picks.draft);
      const most = bet
        ? mostUnitsOf(table, bet)
        : Math.max(...Object.values(table.limits.mostUnits));
      units = Math.max(1, Math.min(picks.units, most));
      setText(count, money.short(unit() * BigInt(units)));
      setText(price, say('studio.lottery.unit_each', { price: money.short(unit()) }));
      setDisabled(fewer, isClosed || units <= 1);
      setDisabled(more, isClosed || units >= most);
      showWins(picks);
    },
  };
}
