// Buying: one call with one key, sent again with the same key while nothing is known (G3).
import { persist, type Refused } from '../../page/calls.ts';
import { createKept } from '../../page/kept.ts';
import { orderOf, type Order } from '../../page/money/paid-once.ts';
import type { Shell } from '../../page/shell.ts';
import type { Desk } from '../desk.ts';
import type { Slip } from '../state.ts';

export type Purchase = { tickets: number[][]; draws: number; sum: bigint };
type Bought = { slips: Slip[]; balance: string | null };

/** Gives the tickets that count; none where the order is kept. */
export type Buy = (purchase: Purchase) => Promise<Slip[]>;

export function createBuy(shell: Shell, desk: Desk): Buy {
  const kept = createKept<Order>('order');
  const { say, calls, notices, purse, vibration } = shell;

  const explain = (code: Refused, sum: bigint): void => {
    if (code === 'short') return shell.openShortSheet(sum);
    if (code === 'closed') return notices.toast(say('studio.lottery.closed_now'), 'warning');
    // The page is about to say so itself.
    if (code === 'over') return undefined;
    if (code === 'refused') return notices.toast(say('studio.game.refused'), 'warning');
    if (code === 'unavailable') return notices.toast(say('studio.game.unavailable'), 'warning');
    return notices.toast(say('studio.game.failed'), 'warning');
  };
  const take = ({ slips, balance }: Bought): Slip[] => {
    desk.learn(slips);
    purse.set(balance);
    const bought = slips.filter(({ state }) => state !== 'failed' && state !== 'void');
    if (bought.length === 0) notices.toast(say('studio.lottery.not_bought'), 'warning');
    else {
      vibration.give('buy');
      // Said to the ear; the eye sees the new ticket.
      notices.speak(say('studio.lottery.bought', { count: bought.length }));
    }
    return bought;
  };

  return async ({ tickets, draws, sum }) => {
    if (!(await purse.affords(sum))) {
      shell.openShortSheet(sum);
      return [];
    }
    const { issue } = desk.state().current;
    const what = `${issue} ${draws} ${tickets.map(String).join(' ')}`;
    const order = orderOf(kept.read(), what, () => crypto.randomUUID());
    kept.write(order);
    const body = { key: order.key, picks: tickets, draws };
    const answer = await persist(() => calls.post<Bought>('lottery/slips', body));
    if (answer.end === 'lost') {
      notices.toast(say('studio.lottery.kept'), 'warning');
      return [];
    }
    // Unavailable says that nothing is known: the same order goes with the same key.
    if (answer.end === 'answered' || answer.code !== 'unavailable') kept.write(null);
    if (answer.end === 'answered') return take(answer.body);
    explain(answer.code, sum);
    // Also where the wallet said no: its reason may be that the member has logged out.
    if (answer.code === 'short' || answer.code === 'refused') void purse.refresh();
    return [];
  };
}
