// The answers that the team chooses from (STAFF-08), as they would be put into the field.
import { listCannedAnswers } from '@parlour/contract/chat/staff-calls';
import type { Language } from '@parlour/contract/languages';
import { useQuery } from '@tanstack/react-query';
import { useOffice } from '#foundation/office.ts';
import { answersKey } from '../chat-queries.ts';
import { fillIn, type AnswerValues } from './fill-in.ts';

export type CannedAnswer = {
  id: string;
  title: string;
  language: Language;
  /** The text with its variables filled in; null if it needs a name for members, and none is chosen. */
  text: string | null;
};

/** Milliseconds for which the answers are not asked for again. */
const freshMs = 5 * 60_000;

/** `language`: that of the talk's member, whose answers come first. */
export function useCannedAnswers(merchant: string, language: string, values: AnswerValues) {
  const { call } = useOffice();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: answersKey(merchant),
    // Comes with the talk, whose opening was the action.
    queryFn: ({ signal }) => call(listCannedAnswers, { merchant }, { isUnasked: true, signal }),
    staleTime: freshMs,
  });
  const isOfTalk = (each: { language: string }): boolean => each.language === language;
  const all = data?.answers ?? [];
  const answers = [...all.filter(isOfTalk), ...all.filter((each) => !isOfTalk(each))];
  return {
    answers: answers.map((each): CannedAnswer => ({ ...each, text: fillIn(each.text, values) })),
    hasFailed: data === undefined && error !== null,
    isFetching,
    retry: () => void refetch(),
  };
}
