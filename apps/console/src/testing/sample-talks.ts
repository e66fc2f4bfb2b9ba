// Talks and messages for tests of the desk.
import type { listQueue, openTalk } from '@parlour/contract/chat/staff-calls';
import type { Answer } from '@parlour/contract/endpoint';

type QueuedTalk = Answer<typeof listQueue>['talks'][number];
type OpenedTalk = Answer<typeof openTalk>;
type TalkMessage = OpenedTalk['messages'][number];

export const idOf = (number: number): string =>
  `019364e2-7f1a-7c3b-9a45-${String(number).padStart(12, '0')}`;
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

/** The answer of the queue with these talks. The page counts its lists itself. */
export const queueOf = (...talks: QueuedTalk[]): Answer<typeof listQueue> => ({
  talks,
  counts: { waiting: 0, mine: 0 },
});

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
