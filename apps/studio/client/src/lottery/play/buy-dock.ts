// The dock of the board: what it costs, what there is, and the one button.
import { button, isDisabled, make, setDisabled, setText } from '../../page/element.ts';
import type { Shell } from '../../page/shell.ts';
import { createBuy } from './buy.ts';
import type { Desk } from '../desk.ts';
import { missing, ticketsOf, type Picks } from './picks.ts';

type Parts = { shell: Shell; desk: Desk; picks: () => Picks; onBought: () => void };
export type BuyDock = { element: HTMLElement; show: (isClosed: boolean) => void };

export function createBuyDock({ shell, desk, picks, onBought }: Parts): BuyDock {
  const { say, money, purse } = shell;
  const buy = createBuy(shell, desk);
  let isBusy = false;
  const label = make('span');
  const cost = make('p', { class: 'text-subheading num' });
  const act = button({ class: 'btn btn--primary', onclick: () => void press() }, label);

  const order = () => {
    const tickets = ticketsOf(picks());
    const count = tickets.length * picks().draws;
    return { tickets, count, sum: BigInt(desk.state().price) * BigInt(count) };
  };
  const press = async () => {
    if (isBusy || isDisabled(act)) return;
    const { tickets, sum } = order();
    isBusy = true;
    // The label stays, so that the button keeps its width.
    act.setAttribute('aria-busy', 'true');
    const end = await buy({ tickets, draws: picks().draws, sum });
    isBusy = false;
    act.removeAttribute('aria-busy');
    if (end === 'bought') onBought();
  };
  return {
    element: make(
      'div',
      { class: 'row' },
      make('div', { class: 'grow' }, cost, purse.line('text-caption text-faint')),
      act,
    ),
    show: (isClosed) => {
      const { count, sum } = order();
      const each = money.short(BigInt(desk.state().price));
      setText(
        cost,
        count > 1
          ? say('studio.lottery.sum', { count, sum: money.short(sum) })
          : say('studio.lottery.each', { price: each }),
      );
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
