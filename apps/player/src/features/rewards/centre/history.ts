// The rewards that were paid to the member, by month, the newest first. Earlier months are fetched on request.
import type { Answer } from '@parlour/contract/endpoint';
import { rewardHistory } from '@parlour/contract/rewards/calls';
import { sayFailure } from '#foundation/api/failure.ts';
import { isCancelled, isUnreached } from '#foundation/api/outcome.ts';
import type { ReadApi } from '#foundation/api/reads.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { createStore, type Readable } from '#foundation/store.ts';
import { onceOnline } from '#platform/network.ts';
import { monthBefore } from '../months.ts';

export type HistoryMonth = Answer<typeof rewardHistory>;
export type PaidReward = HistoryMonth['rows'][number];
type State = { months: readonly HistoryMonth[]; isLoading: boolean; problem: Phrase | null };
export type RewardHistory = Readable<State> & {
  /** Fetches the next earlier month, or the newest one at first. */
  more: () => Promise<void>;
  /** Cancels the pending call because the page is left. */
  leave: () => void;
};

export function createHistory(read: ReadApi): RewardHistory {
  const store = createStore<State>({ months: [], isLoading: false, problem: null });
  let control = new AbortController();

  async function more(): Promise<void> {
    const { months, isLoading } = store.get();
    const last = months.at(-1);
    if (isLoading || (last && !last.hasEarlier)) return;
    const { signal } = control;
    store.set({ ...store.get(), isLoading: true });
    try {
      const input = last ? { month: monthBefore(last.month) } : {};
      const month = await read(rewardHistory, input, { teller: 'page', signal });
      if (!signal.aborted)
        store.set({ months: [...months, month], isLoading: false, problem: null });
    } catch (error) {
      if (signal.aborted || isCancelled(error)) return;
      store.set({ ...store.get(), isLoading: false, problem: sayFailure(error) });
      if (isUnreached(error)) onceOnline(() => !signal.aborted && void more());
    }
  }
  function leave(): void {
    control.abort();
    control = new AbortController();
    store.set({ months: [], isLoading: false, problem: null });
  }
  return { get: store.get, subscribe: store.subscribe, more, leave };
}
