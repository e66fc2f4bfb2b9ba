// Asking for a round: one call with one key, sent again with the same key while nothing is known (G3).
import { persist, type Refused } from '../page/calls.ts';
import { createKept } from '../page/kept.ts';
import { orderOf, type Order } from '../page/money/paid-once.ts';
import type { Shell } from '../page/shell.ts';
import type { Played } from './state.ts';

export type PlayRound = {
  /** `isFree`: one of the plays that the operator gave. */
  play: (stake: string, isFree: boolean) => Promise<Played | null>;
  /** A round that was shown: its key is never sent again. */
  forget: (key: string) => void;
};

export function createPlayRound(shell: Shell): PlayRound {
  const kept = createKept<Order>('round');
  const { say, calls, notices, purse } = shell;
  const explain = (code: Refused, stake: string): void => {
    if (code === 'short') {
      void purse.refresh();
      return shell.openShortSheet(BigInt(stake));
    }
    // The page is about to say so itself.
    if (code === 'over') return undefined;
    if (code === 'refused') {
      // The wallet's reason may be that the member has logged out.
      void purse.refresh();
      return notices.toast(say('studio.game.refused'), 'warning');
    }
    if (code === 'unavailable') return notices.toast(say('studio.game.unavailable'), 'warning');
    return notices.toast(say('studio.game.failed'), 'warning');
  };
  const play: PlayRound['play'] = async (stake, isFree) => {
    if (!isFree && !(await purse.affords(BigInt(stake)))) {
      shell.openShortSheet(BigInt(stake));
      return null;
    }
    const order = orderOf(kept.read(), isFree ? `free ${stake}` : stake, () => crypto.randomUUID());
    kept.write(order);
    const answer = await persist(() =>
      calls.post<Played>('lanterns/rounds', {
        key: order.key,
        stake,
        ...(isFree && { isFree }),
      }),
    );
    if (answer.end === 'lost') {
      notices.toast(say('studio.lanterns.kept'), 'warning');
      return null;
    }
    if (answer.end === 'answered' || answer.code !== 'unavailable') kept.write(null);
    if (answer.end === 'answered') return answer.body;
    explain(answer.code, stake);
    return null;
  };
  return {
    play,
    forget: (key) => {
      if (kept.read()?.key === key) kept.write(null);
    },
  };
}
