// Screens of the chat: all talks, one with messages of both sides, one that has ended, and the hours of a team that is away.
import type { Page } from '@playwright/test';
import type { Shot } from './shot.ts';

const minute = 60_000;
const at = Date.UTC(2026, 10, 18, 12, 51);
const idOf = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const talk = {
  id: idOf(1),
  subject: 'Ticket paid, not in my balance',
  state: 'waiting',
  unread: 2,
  lastAt: at + 4 * minute,
  last: { from: 'staff', name: 'Robin', text: 'Could you send a picture of the ticket?' },
  stars: null,
  reopensUntil: null,
};
const solved = {
  ...talk,
  id: idOf(2),
  subject: 'Turning on two-step login',
  state: 'closed',
  unread: 0,
  lastAt: at - 1_440 * minute,
  last: { from: 'staff', name: 'Robin', text: 'Glad that worked.' },
  reopensUntil: at + 10_080 * minute,
};

const written = [
  { from: 'staff', text: 'Hello, how can I help?', isRead: true },
  { from: 'member', text: 'My ticket for Meadow 5 says paid, but I can’t see it.', isRead: true },
  {
    from: 'member',
    text: 'ایک اور سوال: کیا میں Gold club میں روزانہ 20,000 نکال سکتی ہوں؟',
    isRead: true,
  },
  { from: 'staff', text: 'It was paid at 20:47. Pull the page down once.', isRead: false },
  { from: 'staff', text: 'Could you send a picture of the ticket?', isRead: false },
];
const messages = written.map((message, index) => ({
  ...message,
  id: idOf(10 + index),
  name: message.from === 'staff' ? 'Robin' : null,
  pictureIds: [],
  at: at + index * minute,
}));

const answer = async (page: Page, opened: object = talk): Promise<void> => {
  const answers: Record<string, object | null> = {
    talks: { talks: [talk, solved] },
    'talks/*/messages*': { talk: opened, messages, hasEarlier: false },
    'talks/*/read': null,
  };
  for (const [pattern, value] of Object.entries(answers)) {
    await page.route(`**/wps/chat/${pattern}`, (route) =>
      route.fulfill({ json: { success: true, value } }),
    );
  }
  await page.reload();
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
};
const rate = async (page: Page): Promise<void> => {
  await answer(page, solved);
  await page.getByRole('radio').nth(3).check();
};

const looks = [
  { merchant: 'lumen' },
  { merchant: 'lumen', language: 'UR' },
  { merchant: 'marigold' },
  { merchant: 'marigold', language: 'TH' },
] as const;
const away = ['chat.hours=Mon-Fri 08:00-08:01, Sat-Sun 10:00-10:01'];
const ofTalk = { path: `/m/chat/talk?id=${talk.id}`, as: 'member' } as const;

export const chatShots: Shot[] = looks.flatMap((look) => [
  { ...look, name: 'chat', path: '/m/chat', as: 'member', act: (page: Page) => answer(page) },
  { ...look, name: 'chat-away', path: '/m/chat', as: 'member', given: away },
  { ...look, name: 'chat-new', path: '/m/chat/talk', as: 'member' },
  { ...look, ...ofTalk, name: 'chat-talk', act: (page: Page) => answer(page) },
  { ...look, ...ofTalk, name: 'chat-ended', act: rate },
]);
