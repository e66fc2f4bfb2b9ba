// Requests a round: one call with one key, repeated with the same key while the outcome is unknown (G3).
import { persist } from '../page/calls.ts';
import { createKept } from '../page/stored-value.ts';
import { orderOf, type Order } from '../page/money/paid-once.ts';
import type { Shell } from '../page/shell.ts';
import { explain } from '../page/stake/explain.ts';
import { isFreeOrder, orderName } from './reading.ts';
import type { Choice, Instant, PlayAnswer, Round, UpcomingRounds } from './state.ts';

export type PlayRequest = {
  stake: string;
  choice: Choice;
  /** True for a free play granted by the operator. */
  isFree: boolean;
};
export type RecoveredRound<D> = {
  round: Round<D>;
  game: UpcomingRounds;
  isFree: boolean;
};
export type PlayRound<D> = {
  play: (asked: PlayRequest) => Promise<PlayAnswer<D> | null>;
  /** True if the answer to a round was lost, so that it is unknown whether it was played. */
  isLost: () => boolean;
  /** Finds the round whose answer was lost, with the current state; null if it is unknown or was never played. */
  find: () => Promise<RecoveredRound<D> | null>;
  /** Forgets the key of a round that was shown, so that it is never sent again. */
  forget: (key: string) => void;
};

export function createPlayRound<D>(shell: Shell): PlayRound<D> {
  const kept = createKept<Order>('round');
  const { say, calls, notices, purse } = shell;
  const play: PlayRound<D>['play'] = async ({ stake, choice, isFree }) => {
    if (!isFree && !(await purse.affords(BigInt(stake)))) {
      shell.openShortSheet(BigInt(stake));
      return null;
    }
    const what = orderName(stake, choice, isFree);
    const order = orderOf(kept.read(), what, () => crypto.randomUUID());
    kept.write(order);
    const answer = await persist(() =>
      calls.post<PlayAnswer<D>>('instant/rounds', {
        key: order.key,
        stake,
        ...(Object.keys(choice).length > 0 && { choice }),
        ...(isFree && { isFree }),
      }),
    );
    if (answer.end === 'lost') {
      notices.toast(say('studio.instant.kept'), 'warning');
      return null;
    }
    if (answer.end === 'answered' || answer.code !== 'unavailable') kept.write(null);
    if (answer.end === 'answered') return answer.body;
    explain(shell, answer.code, { sum: BigInt(stake) });
    return null;
  };
  return {
    play,
    isLost: () => kept.read() !== null,
    find: async () => {
      const order = kept.read();
      if (!order) return null;
      const answer = await calls.get<Instant<unknown, D>>('instant');
      if (answer.end !== 'answered') return null;
      const { open } = answer.body;
      if (open?.key !== order.key) return null;
      return { round: open, game: answer.body, isFree: isFreeOrder(order.what) };
    },
    forget: (key) => {
      if (kept.read()?.key === key) kept.write(null);
    },
  };
}
