// The member beside a talk. Each look is an audit event, so nothing repeats it but a press.
import { talkMember } from '@parlour/contract/chat/staff-calls';
import type { Answer } from '@parlour/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { useOffice } from '#foundation/office.ts';
import type { NamedTalk } from '../talk/use-talk.ts';

export type TalkMember = Answer<typeof talkMember>;

/** `isPressed`: whether a press opened this, and not the talk, whose opening was the action (S1). */
export function useMember(talk: NamedTalk, isPressed: boolean) {
  const { call, queries } = useOffice();
  const queryKey = ['member', talk.merchant, talk.id] as const;
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      const isFirst = queries.getQueryState(queryKey)?.dataUpdatedAt === 0;
      return call(talkMember, talk, { isUnasked: isFirst && !isPressed, signal });
    },
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return { data, error, isFetching, now: dataUpdatedAt, refresh: () => void refetch() };
}
