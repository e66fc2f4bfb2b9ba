// The queue, asked for again upon signals, or by polls where they are not heard. Neither keeps an idle session alive (S1).
import { listQueue } from '@parlour/contract/chat/staff-calls';
import { useQuery } from '@tanstack/react-query';
import { useOffice } from '#foundation/office.ts';
import { chatKey, pauseOf } from '../chat-queries.ts';
import { useClock } from '../use-clock.ts';

export function useQueue(merchant: string, isHeard: boolean) {
  const { call } = useOffice();
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    queryKey: [...chatKey(merchant), 'queue'] as const,
    queryFn: ({ signal }) => call(listQueue, { merchant }, { isUnasked: true, signal }),
    refetchInterval: ({ state }) => pauseOf(isHeard, state.status),
  });
  const now = useClock(dataUpdatedAt);
  return {
    talks: data?.talks ?? null,
    error,
    isFetching,
    /** The time by which waiting is counted. */
    now,
    retry: () => void refetch(),
  };
}
