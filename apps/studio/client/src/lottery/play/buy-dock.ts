// The dock of the board: what it costs, what there is, and the one button.
import { button, isDisabled, make, setDisabled, setText } from '../../page/element.ts';
import { confirm } from '../../page/sheets/confirm-sheet.ts';
import type { Shell } from '../../page/shell.ts';
import { createBuy } from './buy.ts';
import type { Desk } from '../desk.ts';
import type { Slip } from '../state.ts';
import { missing, ticketsOf, type Picks } from './picks.ts';

type Parts = {
  shell: Shell;
  desk: Desk;
  picks: () => Picks;
  onBought: (slips: readonly Slip[]) => void;
};
const receiptFor = 4_000;

export type BuyDock = { element: HTMLElement; show: (isClosed: boolean) => void };

export function createBuyDock({ shell, desk, picks, onBought }: Parts): BuyDock {
  const { say, money, purse } = shell;
  const buy = createBuy(shell, desk);
  let isBusy = false;
  /** What was just bought, said where the price stands: nothing lies over the new ticket, and the page stays where it is. */
  let receipt: string | null = null;
  let receiptTimer = 0;
  const label = make('span');
  const cost = make('p', { class: 'text-subheading num' });
  const act = button({ class: 'btn btn--primary', onclick: () => void press() }, label);

  const order = () => {
    const tickets = ticketsOf(picks());
    const count = tickets.length * picks().draws;
    return { tickets, count, sum: BigInt(desk.state().price) * BigInt(count) };
  };
  /** A large sum is asked about. */
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
    const bought = await buy({ tickets, draws: picks().draws, sum });
    isBusy = false;
    act.removeAttribute('aria-busy');
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
    if (count > 1) return say('studio.lottery.sum', { count, sum: money.short(sum) });
    return say('studio.lottery.each', { price: money.short(BigInt(desk.state().price)) });
  };
  const showCost = (): void => {
    cost.classList.toggle('is-bought', receipt !== null);
    setText(cost, receipt ?? costOf());
  };
  return {
    element: make(
      'div',
      { class: 'row' },
      make('div', { class: 'grow' }, cost, purse.line('text-caption text-faint')),
      act,
    ),
    show: (isClosed) => {
      const { count } = order();
      showCost();
      setText(
        label,
        count > 0
          ? say('studio.lottery.buy', { count })
          : say('studio.lottery.pick_more', { count: missing(picks()) }),
      );
      setDisabled(act, isClosed || count === 0);
    },
  };
}
