// The queue, asked for again while the page is visible. Polls do not keep an idle session alive (S1).
import { listQueue } from '@parlour/contract/chat/staff-calls';
import { useQuery } from '@tanstack/react-query';
import { useOffice } from '#foundation/office.ts';

/** Milliseconds between two polls of a visible page. */
export const pollMs = 5_000;
export const queueKey = (merchant: string) => ['queue', merchant] as const;

export function useQueue(merchant: string) {
  const { call } = useOffice();
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    queryKey: queueKey(merchant),
    queryFn: ({ signal }) => call(listQueue, { merchant }, { isUnasked: true, signal }),
    refetchInterval: pollMs,
  });
  return {
    talks: data?.talks ?? null,
    error,
    isFetching,
    /** The time of the last answer, by which waiting is counted. */
    now: dataUpdatedAt,
    retry: () => void refetch(),
  };
}
