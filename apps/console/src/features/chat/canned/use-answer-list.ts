// The answers to choose from, for the page on which they are changed (STAFF-08).
import {
  listCannedAnswers,
  removeCannedAnswer,
  saveCannedAnswer,
} from '@parlour/contract/chat/staff-calls';
import type { Answer } from '@parlour/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { useOffice } from '#foundation/office.ts';
import { answersKey } from '../chat-queries.ts';

export type StoredAnswer = Answer<typeof listCannedAnswers>['answers'][number];

/** The list, in the order of language and title. `save` and `remove` reject with the call's error. */
export function useAnswerList(merchant: string) {
  const { call, queries } = useOffice();
  const queryKey = answersKey(merchant);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listCannedAnswers, { merchant }, { signal }),
  });
  const refresh = () => queries.invalidateQueries({ queryKey });
  return {
    answers: data?.answers ?? null,
    error: data === undefined ? error : null,
    isFetching,
    retry: () => void refetch(),
    save: async ({ id: answerId, ...answer }: StoredAnswer): Promise<void> => {
      await call(saveCannedAnswer, { merchant, answerId, ...answer });
      await refresh();
    },
    remove: async (answerId: string): Promise<void> => {
      await call(removeCannedAnswer, { merchant, answerId });
      await refresh();
    },
  };
}
