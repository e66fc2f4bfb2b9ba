// Talks and messages for page tests.
import type { Answer } from '@parlour/contract/endpoint';
import type { chatDesk } from '@parlour/contract/chat/calls';
import type { memberInfo } from '@parlour/contract/member/calls';
import type { TestOptions } from '#foundation/testing/test-site.tsx';
import type { OpenTalk, Message } from '../talk/open-talk.ts';
import type { Talk } from '../talks/use-talks.ts';

export const idOf = (number: number): string =>
  `019364e2-7f1a-7c3b-9a45-5b1d0c2e${String(number).padStart(4, '0')}`;

export const viewer: Answer<typeof memberInfo> = {
  id: '7',
  userName: 'demo',
  account: 'demo',
  nickname: null,
  mobile: null,
  type: 1,
  language: 'EN',
  regDate: 1,
  lastLogin: null,
  clubLabel: null,
};

export const desk: Answer<typeof chatDesk> = {
  isOpen: true,
  changesAt: null,
  hours: null,
  timeZone: 'Asia/Manila',
  expectedMinutes: 3,
  quickReplies: ['I see it now', 'Still missing'],
};

export const talk = (traits: Partial<Talk> = {}): Talk => ({
  id: idOf(1),
  subject: 'A ticket',
  state: 'open',
  unread: 0,
  lastAt: Date.now(),
  last: null,
  stars: null,
  reopensUntil: null,
  ...traits,
});

export const message = (number: number, traits: Partial<Message> = {}): Message => ({
  id: idOf(100 + number),
  from: 'member',
  name: null,
  text: `number ${number}`,
  pictureIds: [],
  at: Date.now(),
  isRead: true,
  ...traits,
});

export const opened = (messages: Message[], traits: Partial<Talk> = {}): OpenTalk => ({
  talk: talk(traits),
  messages,
  hasEarlier: false,
});

/** A merchant with the chat, and a member who may use it. */
export const withChat: Pick<TestOptions, 'session' | 'info'> = {
  session: { id: '7' },
  info: { whitelabelVal: { CBS3: true } },
};
