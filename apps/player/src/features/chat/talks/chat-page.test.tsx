// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { makeSignals } from '#foundation/signals/signals.ts';
import { deviceStorage } from '#platform/storage.ts';
import { desk, idOf, talk, viewer, withChat } from '../testing/sample-talks.ts';
import { ChatPage } from './chat-page.tsx';
import type { Talk } from './use-talks.ts';

const show = (talks: Talk[], { replies, ...options }: TestOptions = {}) =>
  showInSite(<ChatPage />, {
    path: '/m/chat',
    ...withChat,
    replies: {
      memberInfo: { answer: viewer },
      chatDesk: { answer: desk },
      listTalks: { answer: { talks } },
      collectEvents: { answer: null },
      ...replies,
    },
    ...options,
  });
const rows = () => within(screen.getByRole('tabpanel')).getAllByRole('link');
const texts = () => rows().map(({ textContent }) => textContent);

const yesterday = new Date(new Date().setHours(12, 0, 0, 0) - 86_400_000).getTime();
const all = [
  talk({
    state: 'waiting',
    unread: 2,
    last: { from: 'staff', name: 'Robin', text: 'A picture, please?' },
  }),
  talk({ id: idOf(2), subject: 'A name', last: { from: 'member', name: null, text: '' } }),
  talk({
    id: idOf(3),
    subject: 'A bonus',
    state: 'closed',
    stars: 4,
    lastAt: yesterday,
    last: { from: 'staff', name: null, text: 'It is there.' },
  }),
];

describe('the member’s talks', () => {
  it('CHAT-05 stand with their last message, whose word is next, and what is not read', async () => {
    await show(all);
    await screen.findByText('A bonus');
    expect(texts()).toEqual([
      expect.stringMatching(
        /^A ticket.*Robin: A picture, please\?Waiting for you22 unread messages$/,
      ),
      expect.stringMatching(/^A name.*You: PictureWith us$/),
      'A bonusYesterdayIt is there.SolvedRated 4 stars',
    ]);
    expect(rows()[0]?.getAttribute('href')).toBe(`/m/chat/talk?id=${idOf(1)}`);
  });
  it('CHAT-05 are filtered by whether they are solved', async () => {
    await show(all);
    await user.click(await screen.findByRole('tab', { name: /^Solved/ }));
    expect(texts()).toEqual([expect.stringMatching(/^A bonus/)]);
    await user.click(screen.getByRole('tab', { name: /^Open/ }));
    expect(rows()).toHaveLength(2);
  });
  it('CHAT-05 are none at first', async () => {
    await show([]);
    expect(await screen.findByRole('heading', { name: 'No chats yet' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'New chat' }).getAttribute('href')).toBe(
      '/m/chat/talk',
    );
  });
  it('CHAT-05 that do not come can be asked for again', async () => {
    const { server } = await show([], {
      replies: { listTalks: { refusal: 'service_unavailable' } },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Your chats didn’t load');
    server.replies = { listTalks: { answer: { talks: all } } };
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('A bonus')).toBeDefined();
  });
  it.each([
    ['has the link to customer service', 'https://help.example/chat', ['Customer service']],
    [
      'has it if another site’s chat is at the same path',
      'https://other.example/m/chat',
      ['Customer service'],
    ],
    ['has none that leads to itself', `${location.origin}/m/chat`, []],
    ['has none that leads to a new chat here', `${location.origin}/m/chat/talk?from=help`, []],
  ])('ROUTE-15 that do not come: the failure %s', async (_case, path, names) => {
    await show([], {
      info: { ...withChat.info, customerService: [{ title: 'Help', path }] },
      replies: { listTalks: { refusal: 'service_unavailable' } },
    });
    const failed = within(await screen.findByRole('alert'));
    expect(failed.queryAllByRole('link').map((link) => link.textContent)).toEqual(names);
  });
  it('CHAT-05, SIG-09 follow a signal', async () => {
    const { server, foundation } = await show(all);
    await screen.findByText('A bonus');
    server.replies = {
      listTalks: { answer: { talks: [talk({ id: idOf(4), subject: 'From elsewhere' })] } },
    };
    act(() => foundation.keep(makeSignals).tell(['chat']));
    await waitFor(() => expect(texts()).toEqual([expect.stringMatching(/^From elsewhere/)]));
  });
});

describe('the team’s hours', () => {
  it('CHAT-05 say until when somebody is there, and how long an answer takes', async () => {
    const changesAt = Date.now() + 3_600_000;
    await show([], { replies: { chatDesk: { answer: { ...desk, changesAt } } } });
    expect(
      await screen.findByRole('heading', { name: /^We’re here until \d\d:\d\d$/ }),
    ).toBeDefined();
    expect(screen.getByText('Replies in about 3 minutes')).toBeDefined();
  });
  it('CHAT-05 say when nobody is, with the way to leave a message', async () => {
    const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;
    const away = {
      ...desk,
      isOpen: false,
      changesAt: Date.now() + 3_600_000,
      hours: [
        { days: [...days], from: 8 * 60, to: 23 * 60 },
        { days: ['Sat' as const], from: 10 * 60, to: 2 * 60 },
      ],
    };
    await show([], { replies: { chatDesk: { answer: away } } });
    expect(await screen.findByRole('heading', { name: /^We’re away until/ })).toBeDefined();
    expect([...document.querySelectorAll('dl > div')].map((row) => row.textContent)).toEqual([
      'Monday to Friday08:00 to 23:00',
      'Saturday10:00 to 02:00',
      'Time zoneManila',
    ]);
    expect(screen.getByRole('link', { name: 'Leave a message' })).toBeDefined();
  });
});

describe('who may chat', () => {
  it('CHAT-01 a restricted member reads so, and no call of the chat is made', async () => {
    const { server } = await show([], {
      replies: { memberInfo: { answer: { ...viewer, type: 4 } } },
    });
    expect(await screen.findByText('Your account can’t use the chat.')).toBeDefined();
    expect(server.calls.map(({ name }) => name)).toEqual(['memberInfo']);
  });
  it('CHAT-01 without the flag there is no chat, and no call at all', async () => {
    const { server } = await show([], { info: {} });
    expect(await screen.findByText('This site has no chat right now.')).toBeDefined();
    expect(server.calls).toEqual([]);
  });
});

describe('what waits on the device', () => {
  const waiting = [
    {
      clientId: idOf(50),
      talkId: null,
      begins: { clientId: idOf(51), subject: 'Begun off line' },
      text: 'Hello',
      pictureIds: [],
      at: 1,
      problem: null,
    },
  ];
  it('CHAT-05 a talk that was begun off line is in the list until it is sent', async () => {
    deviceStorage.write('own.chat.7', JSON.stringify(waiting));
    await show([], { replies: { beginTalk: { refusal: 'service_unavailable' } } });
    const row = await screen.findByRole('link', { name: /Begun off line/ });
    expect(row.textContent).toBe('Begun off lineHelloNot sent yet');
    expect(row.getAttribute('href')).toBe(`/m/chat/talk?begun=${idOf(51)}`);
  });
});
