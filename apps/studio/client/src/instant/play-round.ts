// Asking for a round: one call with one key, sent again with the same key while nothing is known (G3).
import { persist } from '../page/calls.ts';
import { createKept } from '../page/stored-value.ts';
import { orderOf, type Order } from '../page/money/paid-once.ts';
import type { Shell } from '../page/shell.ts';
import { explain } from '../page/stake/explain.ts';
import { isFreeOrder, orderName } from './reading.ts';
import type { Choice, Instant, Played, Round, Upcoming } from './state.ts';

export type Asked = {
  stake: string;
  choice: Choice;
  /** One of the plays that the operator gave. */
  isFree: boolean;
};
export type Found<D> = {
  round: Round<D>;
  game: Upcoming;
  isFree: boolean;
};
export type PlayRound<D> = {
  play: (asked: Asked) => Promise<Played<D> | null>;
  /** The answer to a round did not come: whether it was played is not known. */
  isLost: () => boolean;
  /** The round whose answer was lost, with what stands now; null where nothing is known of it, or it was never played. */
  find: () => Promise<Found<D> | null>;
  /** A round that was shown: its key is never sent again. */
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
      calls.post<Played<D>>('instant/rounds', {
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
