// Talks and messages for tests of the desk.
import type { listQueue, openTalk } from '@parlour/contract/chat/staff-calls';
import type { QueuePart } from '@parlour/contract/chat/talk';
import type { Answer, Input } from '@parlour/contract/endpoint';

type QueuedTalk = Answer<typeof listQueue>['talks'][number];
type OpenedTalk = Answer<typeof openTalk>;
type TalkMessage = OpenedTalk['messages'][number];

export const idOf = (number: number): string =>
  `019364e2-7f1a-7c3b-9a45-${String(number).padStart(12, '0')}`;
/** The account of page tests. */
export const me = 'imke@example.com';
/** The noon at which the clock of page tests stands. */
export const noon = new Date().setHours(12, 0, 0, 0);
const minute = 60_000;

export const queued = (number: number, over: Partial<QueuedTalk> = {}): QueuedTalk => ({
  id: idOf(number),
  username: `member${number}`,
  language: 'EN',
  subject: `Ticket ${number}`,
  state: 'open',
  unread: 1,
  waitsSince: noon - number * minute,
  lastAt: noon - number * minute,
  takenBy: null,
  stars: null,
  last: null,
  ...over,
});

/** Replies to calls for the queue: the list that is asked for, or the talks whose subject has the text, with the numbers of `me`. */
export function queueOf(...talks: QueuedTalk[]) {
  const partOf = ({ state, takenBy }: QueuedTalk): QueuePart | null => {
    if (state === 'closed') return 'closed';
    if (takenBy !== null) return takenBy === me ? 'mine' : 'others';
    return state === 'open' ? 'waiting' : null;
  };
  const count = (part: QueuePart) => talks.filter((talk) => partOf(talk) === part).length;
  return async (input: unknown): Promise<{ answer: Answer<typeof listQueue> }> => {
    const { whose, find = '' } = input as Input<typeof listQueue>;
    const listed = talks.filter((talk) => whose === undefined || partOf(talk) === whose);
    return {
      answer: {
        talks: listed.filter(({ subject }) => subject.includes(find)),
        counts: { waiting: count('waiting'), mine: count('mine') },
      },
    };
  };
}

export const message = (number: number, over: Partial<TalkMessage> = {}): TalkMessage => ({
  id: idOf(100 + number),
  from: 'member',
  name: null,
  text: `number ${number}`,
  pictureIds: [],
  at: noon - minute,
  isRead: true,
  ...over,
});

export const opened = (
  talk: QueuedTalk,
  messages: TalkMessage[],
  over: Partial<OpenedTalk> = {},
): OpenedTalk => ({ talk, messages, hasEarlier: false, isWriting: false, ...over });
