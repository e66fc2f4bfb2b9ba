// An open talk and what somebody can do with it.
import {
  closeTalk,
  handOverTalk,
  openTalk,
  takeOverTalk,
  takeTalk,
} from '@parlour/contract/chat/staff-calls';
import { writingShownMs } from '@parlour/contract/chat/talk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { codeOf, sayFailure } from '#foundation/failures.ts';
import { useOffice } from '#foundation/office.ts';
import { useSay } from '#foundation/texts.ts';
import { chatKey, pauseOf } from '../chat-queries.ts';
import { mergeEarlier, mergeNewer, type OpenedTalk } from './merge-talk.ts';

export type NamedTalk = { merchant: string; id: string };

/** `id`: null if no talk is open; `isHeard`: whether signals tell of changes, so that nothing is polled. */
export function useTalk(merchant: string, id: string | null, isHeard: boolean) {
  const { call, queries } = useOffice();
  const queryKey = [...chatKey(merchant), 'talk', id] as const;
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    queryKey,
    enabled: id !== null,
    queryFn: async ({ signal }) => {
      if (id === null) throw new Error('No talk is open.');
      // The first look is an action of the person, the next ones are none (S1).
      const isUnasked = queries.getQueryData(queryKey) !== undefined;
      const newer = await call(openTalk, { merchant, id }, { isUnasked, signal });
      return mergeNewer(queries.getQueryData<OpenedTalk>(queryKey), newer);
    },
    refetchInterval: ({ state }) =>
      codeOf(state.error) === 'not_found' ? false : pauseOf(isHeard, state.status),
    // Opening it again is an action again.
    gcTime: 0,
  });
  // No signal says that the member has stopped writing.
  const isWritingHeard = isHeard && data?.isWriting === true;
  useEffect(() => {
    if (!isWritingHeard) return undefined;
    const timer = setTimeout(() => void refetch(), writingShownMs);
    return () => clearTimeout(timer);
  }, [isWritingHeard, dataUpdatedAt, refetch]);

  async function loadEarlier(): Promise<void> {
    const before = data?.messages[0]?.id;
    if (before === undefined || id === null) return;
    const earlier = await call(openTalk, { merchant, id, before });
    queries.setQueryData<OpenedTalk>(queryKey, (shown) => shown && mergeEarlier(shown, earlier));
  }
  async function refresh(): Promise<void> {
    await queries.invalidateQueries({ queryKey: chatKey(merchant) });
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
    takeOver: () => act(() => call(takeOverTalk, talk)),
    close: () => act(() => call(closeTalk, talk)),
    /** `to`: the account of a colleague; null puts the talk back into the queue. */
    handOver: (to: string | null) => act(() => call(handOverTalk, { ...talk, to })),
  };
}
