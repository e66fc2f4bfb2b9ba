// The lists of the desk: which talks belong to which, and in which order.
import type { listQueue } from '@parlour/contract/chat/staff-calls';
import type { Answer } from '@parlour/contract/endpoint';

export type QueuedTalk = Answer<typeof listQueue>['talks'][number];

/** The lists: talks whose member waits and that are not one's own, one's own, and closed ones. */
export const talkLists = ['waiting', 'mine', 'closed'] as const;
export type TalkList = (typeof talkLists)[number];

/** The list of a talk; null if its member has the next word and somebody else has taken it, or nobody. */
export function listOf({ state, takenBy }: QueuedTalk, mail: string): TalkList | null {
  if (state === 'closed') return 'closed';
  if (takenBy === mail) return 'mine';
  return state === 'open' ? 'waiting' : null;
}

/** Order of a list: the longest wait first, then the others by their last message. */
const byWait = (a: QueuedTalk, b: QueuedTalk): number =>
  (a.waitsSince ?? Infinity) === (b.waitsSince ?? Infinity)
    ? b.lastAt - a.lastAt
    : (a.waitsSince ?? Infinity) - (b.waitsSince ?? Infinity);

export function splitTalks(
  talks: readonly QueuedTalk[],
  mail: string,
): Record<TalkList, QueuedTalk[]> {
  const inList = (list: TalkList): QueuedTalk[] =>
    talks.filter((talk) => listOf(talk, mail) === list).toSorted(byWait);
  return { waiting: inList('waiting'), mine: inList('mine'), closed: inList('closed') };
}
