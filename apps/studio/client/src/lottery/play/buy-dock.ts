// The dock of the board: price, balance, and one button.
import { button, isDisabled, make, setDisabled, setText } from '../../page/element.ts';
import { confirm } from '../../page/sheets/confirm-sheet.ts';
import { ignoreHeldKey } from '../../page/stake/held-key.ts';
import { upcomingText } from '../clock/upcoming-text.ts';
import { createBuy } from './buy.ts';
import type { Game } from '../game.ts';
import type { Slip } from '../state.ts';
import type { Composer } from './composer.ts';
import { isStarted, ticketsOf, unitsOf, type Picks, type Table } from './picks.ts';

type BuyDockOptions = {
  game: Game;
  composer: Pick<Composer, 'picks' | 'table'>;
  onBought: (slips: readonly Slip[]) => void;
};
const receiptFor = 4_000;

export type BuyDock = { element: HTMLElement; show: (isClosed: boolean) => void };

export function createBuyDock({ game, composer, onBought }: BuyDockOptions): BuyDock {
  const { shell, desk } = game;
  const { picks, table } = composer;
  const { say, money, purse, starts } = shell;
  const buy = createBuy(game);
  let isBusy = false;
  let isClosed = false;
  /** Receipt of the last purchase, in place of the price, so that it covers no ticket and the page does not scroll. */
  let receipt: string | null = null;
  let receiptTimer = 0;
  const label = make('span');
  const words = make('span');
  const cost = make('p', { class: 'text-subheading num buy-cost' }, words);
  const act = button({ class: 'btn btn--primary', onclick: () => void press() }, label);

  const order = () => {
    const tickets = ticketsOf(table, picks());
    const { draws } = picks();
    const units = BigInt(unitsOf(tickets)) * BigInt(draws);
    return { tickets, count: tickets.length * draws, sum: BigInt(desk.state().unit) * units };
  };
  /** Asks for a confirmation of a large sum. */
  const isMeant = async (count: number, sum: bigint): Promise<boolean> => {
    if (shell.confirmAbove === null || sum <= shell.confirmAbove) return true;
    const amount = money.short(sum);
    return confirm(shell, {
      title: say('studio.lottery.confirm', { count, sum: amount }),
      text: say('studio.game.confirm', { sum: amount }),
      yes: say('studio.lottery.buy', { count }),
    });
  };
  const press = async () => {
    if (isBusy || isDisabled(act)) return;
    const { tickets, sum, count } = order();
    isBusy = true;
    if (!(await isMeant(count, sum))) {
      isBusy = false;
      return;
    }
    // The label stays, so that the button keeps its width.
    act.setAttribute('aria-busy', 'true');
    const { draws, stopOnWin } = picks();
    const bought = await buy({ tickets, draws, stopOnWin: stopOnWin && draws > 1, sum });
    isBusy = false;
    act.removeAttribute('aria-busy');
    show();
    if (bought.length === 0) return;
    receipt = say('studio.lottery.bought', { count: bought.length });
    onBought(bought);
    clearTimeout(receiptTimer);
    receiptTimer = window.setTimeout(() => {
      receipt = null;
      showCost();
    }, receiptFor);
  };
  const costOf = (): string => {
    const { count, sum } = order();
    if (isClosed) return upcomingText(say, desk);
    if (count > 1) return say('studio.lottery.sum', { count, sum: money.short(sum) });
    const price = count === 1 ? sum : BigInt(desk.state().unit);
    return say('studio.lottery.each', { price: money.short(price) });
  };
  const showCost = (): void => {
    cost.classList.toggle('is-bought', receipt !== null);
    cost.classList.toggle('is-closed', isClosed && receipt === null);
    setText(words, receipt ?? costOf());
  };
  const show = (): void => {
    const { count } = order();
    const seconds = isBusy ? 0 : starts.left();
    showCost();
    if (count === 0) setText(label, lackOf(game, table, picks()));
    else if (seconds > 0) setText(label, say('studio.game.wait', { seconds }));
    else setText(label, say('studio.lottery.buy', { count }));
    setDisabled(act, isClosed || count === 0 || starts.left() > 0);
  };
  ignoreHeldKey(act);
  starts.onChange(show);
  return {
    element: make(
      'div',
      { class: 'row' },
      make('div', { class: 'grow' }, cost, purse.line('text-caption text-faint')),
      act,
    ),
    show: (next) => {
      isClosed = next;
      show();
    },
  };
}

/** Returns the reason why the ticket on the board cannot be bought yet. */
function lackOf({ shell: { say }, rules }: Game, table: Table, picks: Picks): string {
  const { draft } = picks;
  const count = table.composing.missing(draft);
  if (table.composing.bet(draft)) return say('studio.lottery.not_sold');
  if (count === 0) return say('studio.lottery.change_digit');
  if (count === 1 && rules.look !== 'balls' && !isStarted(table, picks)) {
    return say('studio.lottery.choose');
  }
  return say('studio.lottery.pick_more', { count });
}
