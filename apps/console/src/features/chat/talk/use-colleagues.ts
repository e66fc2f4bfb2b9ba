// The colleagues to whom a talk can be handed over, asked for when the question opens.
import { listColleagues } from '@parlour/contract/chat/staff-calls';
import { useQuery } from '@tanstack/react-query';
import { useOffice } from '#foundation/office.ts';

export function useColleagues(merchant: string) {
  const { call } = useOffice();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['colleagues', merchant],
    queryFn: ({ signal }) => call(listColleagues, { merchant }, { signal }),
    // Somebody may have come or gone since the last question.
    gcTime: 0,
  });
  return {
    /** The addresses; undefined until they are known. */
    colleagues: data?.colleagues.map(({ mail }) => mail),
    hasFailed: data === undefined && error !== null,
    isFetching,
    retry: () => void refetch(),
  };
}
