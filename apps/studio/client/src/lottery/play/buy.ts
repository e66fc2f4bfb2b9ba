// Buys tickets: one call with one key, repeated with the same key while the outcome is unknown (G3).
import { persist } from '../../page/calls.ts';
import { createKept } from '../../page/stored-value.ts';
import { orderOf, type Order } from '../../page/money/paid-once.ts';
import { explain } from '../../page/stake/explain.ts';
import type { Game } from '../game.ts';
import type { Lottery, Slip, Ticket } from '../state.ts';
import { keptName } from './composer.ts';

export type Purchase = {
  tickets: readonly Ticket[];
  draws: number;
  stopOnWin: boolean;
  sum: bigint;
};
type PurchaseAnswer = Pick<Lottery, 'slips' | 'pace'> & { balance: string | null };

const written = ({ kind, picks, units }: Ticket): string => `${kind}:${picks.join(',')}:${units}`;

/** Returns the accepted tickets; none if the order is stored for a repeat. */
export type Buy = (purchase: Purchase) => Promise<Slip[]>;

export function createBuy(game: Game): Buy {
  const { shell, desk } = game;
  const kept = createKept<Order>(keptName('order', game));
  const { say, calls, notices, purse, starts, vibration } = shell;

  const take = ({ slips, balance, pace }: PurchaseAnswer): Slip[] => {
    starts.learn(pace);
    desk.learn(slips);
    purse.set(balance);
    const bought = slips.filter(({ state }) => state !== 'failed' && state !== 'void');
    if (bought.length === 0) notices.toast(say('studio.lottery.not_bought'), 'warning');
    else {
      vibration.give('buy');
      // Only for screen readers, because the new ticket is visible.
      notices.speak(say('studio.lottery.bought', { count: bought.length }));
    }
    return bought;
  };

  return async ({ tickets, draws, stopOnWin, sum }) => {
    if (!(await purse.affords(sum))) {
      shell.openShortSheet(sum);
      return [];
    }
    const { issue } = desk.state().current;
    const what = `${issue} ${draws} ${stopOnWin} ${tickets.map(written).join(' ')}`;
    const order = orderOf(kept.read(), what, () => crypto.randomUUID());
    kept.write(order);
    const body = { key: order.key, slips: tickets, draws, stopOnWin };
    const answer = await persist(() => calls.post<PurchaseAnswer>('lottery/slips', body));
    if (answer.end === 'lost') {
      notices.toast(say('studio.lottery.kept'), 'warning');
      return [];
    }
    // `unavailable` leaves the outcome unknown, so the same order is repeated with the same key.
    if (answer.end === 'answered' || answer.code !== 'unavailable') kept.write(null);
    if (answer.end === 'answered') return take(answer.body);
    explain(shell, answer.code, { sum, closed: say('studio.lottery.closed_now') });
    return [];
  };
}
