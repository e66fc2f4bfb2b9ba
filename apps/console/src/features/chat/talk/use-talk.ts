// An open talk and what somebody can do with it.
import { closeTalk, handOverTalk, openTalk, takeTalk } from '@parlour/contract/chat/staff-calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { codeOf, sayFailure } from '#foundation/failures.ts';
import { useOffice } from '#foundation/office.ts';
import { useSay } from '#foundation/texts.ts';
import { mergeEarlier, mergeNewer, type OpenedTalk } from './merge-talk.ts';
import { pollMs, queueKey } from '../queue/use-queue.ts';

export type NamedTalk = { merchant: string; id: string };

export function useTalk({ merchant, id }: NamedTalk) {
  const { call, queries } = useOffice();
  const queryKey = ['talk', merchant, id] as const;
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      // The first look is an action of the person, the next ones are polls (S1).
      const isUnasked = queries.getQueryData(queryKey) !== undefined;
      const newer = await call(openTalk, { merchant, id }, { isUnasked, signal });
      return mergeNewer(queries.getQueryData<OpenedTalk>(queryKey), newer);
    },
    refetchInterval: ({ state }) => (codeOf(state.error) === 'not_found' ? false : pollMs),
    // Opening it again is an action again.
    gcTime: 0,
  });

  async function loadEarlier(): Promise<void> {
    const before = data?.messages[0]?.id;
    if (before === undefined) return;
    const earlier = await call(openTalk, { merchant, id, before });
    queries.setQueryData<OpenedTalk>(queryKey, (shown) => shown && mergeEarlier(shown, earlier));
  }
  async function refresh(): Promise<void> {
    await Promise.all([
      queries.invalidateQueries({ queryKey }),
      queries.invalidateQueries({ queryKey: queueKey(merchant) }),
    ]);
  }
  return {
    data,
    error,
    isFetching,
    /** The time of the last answer. */
    now: dataUpdatedAt,
    retry: () => void refetch(),
    loadEarlier,
    refresh,
  };
}

/** Acts on a talk. A refusal is said, and the talk is asked for again, because somebody else may have been first. */
export function useTalkActs(talk: NamedTalk, refresh: () => Promise<void>) {
  const { call } = useOffice();
  const say = useSay();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);

  async function act(send: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    try {
      await send();
      return true;
    } catch (error) {
      notify(sayFailure(say, error), { type: 'error' });
      return false;
    } finally {
      await refresh();
      setBusy(false);
    }
  }
  return {
    isBusy,
    act,
    take: () => act(() => call(takeTalk, talk)),
    close: () => act(() => call(closeTalk, talk)),
    /** `to`: the account of a colleague; null puts the talk back into the queue. */
    handOver: (to: string | null) => act(() => call(handOverTalk, { ...talk, to })),
  };
}
