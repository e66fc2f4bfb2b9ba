// A list of the queue, asked for again upon signals, or by polls where they are not heard. Neither keeps an idle session alive (S1).
import { listQueue } from '@parlour/contract/chat/staff-calls';
import type { QueuePart } from '@parlour/contract/chat/talk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useOffice } from '#foundation/office.ts';
import { chatKey, pauseOf } from '../chat-queries.ts';
import { useClock } from '../use-clock.ts';

type QueueOptions = {
  whose: QueuePart;
  /** Whether somebody has chosen the list, so that the first look at it is an action. */
  isChosen: boolean;
  isHeard: boolean;
};

export function useQueue(merchant: string, { whose, isChosen, isHeard }: QueueOptions) {
  const { call } = useOffice();
  const asked = useRef<QueuePart | null>(null);
  const { data, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = useQuery({
    queryKey: [...chatKey(merchant), 'queue', whose] as const,
    queryFn: ({ signal }) => {
      const isUnasked = !isChosen || asked.current === whose;
      asked.current = whose;
      return call(listQueue, { merchant, whose }, { isUnasked, signal });
    },
    refetchInterval: ({ state }) => pauseOf(isHeard, state.status),
    // The numbers of the former answer stay, which are the same for every list.
    placeholderData: keepPreviousData,
  });
  const now = useClock(dataUpdatedAt);
  return {
    talks: isPlaceholderData ? null : (data?.talks ?? null),
    counts: data?.counts ?? null,
    error,
    isFetching,
    /** The time by which waiting is counted. */
    now,
    retry: () => void refetch(),
  };
}
