// The lists of the desk: which talk belongs to which, and in which order.
import type { listQueue } from '@parlour/contract/chat/staff-calls';
import type { QueuePart } from '@parlour/contract/chat/talk';
import type { Answer } from '@parlour/contract/endpoint';

export type Queue = Answer<typeof listQueue>;
export type QueuedTalk = Queue['talks'][number];

/** The list of a talk, by the server's rule. */
export function listOf({ state, takenBy }: QueuedTalk, mail: string): QueuePart {
  if (state === 'closed') return 'closed';
  if (takenBy === mail) return 'mine';
  return takenBy === null && state === 'open' ? 'waiting' : 'others';
}

/** Order of a list: the longest wait first, then the others by their last message. */
const byWait = (a: QueuedTalk, b: QueuedTalk): number =>
  (a.waitsSince ?? Infinity) === (b.waitsSince ?? Infinity)
    ? b.lastAt - a.lastAt
    : (a.waitsSince ?? Infinity) - (b.waitsSince ?? Infinity);

export const inOrder = (talks: readonly QueuedTalk[]): QueuedTalk[] => talks.toSorted(byWait);
