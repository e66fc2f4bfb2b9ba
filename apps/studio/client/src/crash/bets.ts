// The two calls of a stake: place and leave. Each is repeated while its outcome is unknown, and counts once (G3).
import { persist, type RefusalCode } from '../page/calls.ts';
import { createKept } from '../page/stored-value.ts';
import { orderOf, type Order } from '../page/money/paid-once.ts';
import type { Shell } from '../page/shell.ts';
import { askOnce } from '../page/stake/ask-once.ts';
import { explain } from '../page/stake/explain.ts';
import type { Desk } from './desk.ts';
import type { StakeChoice } from './dock/dock.ts';
import { writeTimes } from './phase.ts';
import { flightName, type Bet, type BetOutcome } from './state.ts';

export type Bets = {
  place: (chosen: StakeChoice) => Promise<void>;
  leave: (bet: Bet) => Promise<void>;
};

export function createBets(shell: Shell, desk: Desk): Bets {
  const { say, calls, notices, purse } = shell;
  const kept = createKept<Order>('flight');
  const isMeant = askOnce(shell, (sum) => ({
    title: say('studio.crash.confirm', { sum }),
    yes: say('studio.crash.confirm_yes', { sum }),
  }));
  const refuse = (code: RefusalCode, stake: string, number: string): void =>
    explain(shell, code, {
      sum: BigInt(stake),
      closed: say('studio.crash.closed', { number: flightName(number) }),
    });
  return {
    place: async ({ stake, target }) => {
      if (!(await purse.affords(BigInt(stake)))) return shell.openShortSheet(BigInt(stake));
      if (!(await isMeant(stake))) return undefined;
      // Sales may have closed while the player confirmed.
      const { id, number } = desk.state().flight;
      if (desk.phase() !== 'open') return refuse('closed', stake, number);
      const what = `${id} ${stake} ${target ?? '-'}`;
      const { key } = orderOf(kept.read(), what, () => crypto.randomUUID());
      kept.write({ key, what });
      const order = { key, stake, target: target === null ? null : String(target) };
      const answer = await persist(() => calls.post<BetOutcome>('crash/bets', order));
      if (answer.end === 'lost') return notices.toast(say('studio.crash.kept'), 'warning');
      if (answer.end === 'answered' || answer.code !== 'unavailable') kept.write(null);
      if (answer.end === 'answered') return desk.learn(answer.body);
      refuse(answer.code, stake, number);
      if (answer.code === 'closed') await desk.refresh();
      return undefined;
    },
    leave: async ({ id, target }) => {
      const answer = await persist(
        () => calls.post<BetOutcome>(`crash/bets/${id}/leave`, {}),
        [300, 900],
      );
      if (answer.end === 'answered') return desk.learn(answer.body);
      if (answer.end === 'lost') {
        const times = writeTimes(target);
        return notices.toast(say('studio.crash.leave_lost', { times }), 'warning');
      }
      await desk.refresh();
      if (answer.code === 'over') return undefined;
      const isEnded = answer.code === 'closed' && desk.phase() === 'ended';
      return notices.toast(
        say(isEnded ? 'studio.crash.too_late' : 'studio.game.failed'),
        'warning',
      );
    },
  };
}
