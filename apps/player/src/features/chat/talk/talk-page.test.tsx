// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { longestChatText } from '@parlour/contract/chat/talk';
import { makeSignals } from '#foundation/signals/signals.ts';
import type { Replies } from '#foundation/testing/answering-server.ts';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { deviceStorage, tabStorage } from '#platform/storage.ts';
import { desk, idOf, message, opened, viewer, withChat } from '../testing/sample-talks.ts';
import type { Message, OpenTalk } from './open-talk.ts';
import { TalkPage } from './talk-page.tsx';

const path = `/m/chat/talk?id=${idOf(1)}`;
const usual: Replies = {
  memberInfo: { answer: viewer },
  chatDesk: { answer: desk },
  readTalk: { answer: null },
  tellWriting: { answer: null },
  collectEvents: { answer: null },
};
const show = (found: OpenTalk, { replies, ...options }: TestOptions = {}) =>
  showInSite(<TalkPage />, {
    path,
    ...withChat,
    replies: { ...usual, listTalkMessages: { answer: found }, ...replies },
    ...options,
  });

type SentInput = { id: string; clientId: string; text: string; pictureIds: string[] };
/** Answers as the server does: the message with the id that the device gave. */
const accept = (number = 90) => {
  let next = number;
  return async (input: unknown) => {
    const { clientId, text } = input as SentInput;
    next += 1;
    return { answer: message(next, { clientId, text, isRead: false }) };
  };
};
const sentOf = (calls: { name: string; input: unknown }[]) =>
  calls.filter(({ name }) => name === 'sendTalkMessage').map(({ input }) => input as SentInput);
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
const sendButton = () => screen.getByRole('button', { name: 'Send' });
const bubbles = () =>
  [...document.querySelectorAll('ol > li p[dir=auto]')].map(({ textContent }) => textContent);
const kept = () => JSON.parse(deviceStorage.read('own.chat.7') ?? '[]') as { text: string }[];

const noon = new Date().setHours(12, 0, 0, 0);
const day = 86_400_000;

describe('an open talk', () => {
  it('CHAT-05 has lines of days, times at the ends of runs, and how far own messages came', async () => {
    await show(
      opened([
        message(1, { at: noon - day, text: 'Where is it?' }),
        message(2, { at: noon - 60_000, from: 'staff', name: 'Robin', text: 'Let me see.' }),
        message(3, { at: noon - 50_000, from: 'staff', name: 'Robin', text: 'It was paid.' }),
        message(4, { at: noon - 40_000, text: 'Thanks', isRead: false }),
      ]),
    );
    await screen.findByText('Where is it?');
    const items = [...document.querySelectorAll('ol > li')].map(({ textContent }) => textContent);
    expect(items).toEqual([
      'YesterdayYouWhere is it?12:00Seen',
      'TodayRobinLet me see.It was paid.Robin11:59',
      'YouThanks11:59Sent',
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'A ticket' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to your chats' }).getAttribute('href')).toBe(
      '/m/chat',
    );
  });
  it('CHAT-05 keeps its line of unread messages, and tells the server what was read', async () => {
    const unread = [
      message(1),
      message(2, { from: 'staff', isRead: false }),
      message(3, { from: 'staff', isRead: false }),
    ];
    const { server, foundation } = await show(opened(unread, { unread: 2 }));
    await waitFor(() =>
      expect(server.calls.find(({ name }) => name === 'readTalk')?.input).toEqual({
        id: idOf(1),
        upTo: idOf(103),
      }),
    );
    server.replies = {
      ...usual,
      listTalkMessages: { answer: opened(unread.map((each) => ({ ...each, isRead: true }))) },
    };
    act(() => foundation.keep(makeSignals).tell(['chat']));
    await waitFor(() => expect(server.calls.filter(isOpening).length).toBeGreaterThan(1));
    expect(screen.getByText('New').closest('li')?.textContent).toContain('number 2');
  });
  const isOpening = ({ name }: { name: string }) => name === 'listTalkMessages';
  it('CHAT-05 shows a picture, and text of both directions on the side of its author', async () => {
    const text = 'ایک اور سوال: Gold club ₱20,000';
    await show(opened([message(1, { text, pictureIds: [idOf(70)] })]), {
      replies: { chatPicture: { refusal: 'not_found' } },
    });
    expect((await screen.findByText(text)).getAttribute('dir')).toBe('auto');
    expect(await screen.findByText('Picture 1 didn’t load')).toBeDefined();
  });
  it('CHAT-05 loads earlier messages', async () => {
    const { server } = await show({ ...opened([message(3)]), hasEarlier: true });
    const earlier = await screen.findByRole('button', { name: 'Earlier messages' });
    server.replies = {
      ...usual,
      listTalkMessages: { answer: opened([message(1), message(2)]) },
    };
    await user.click(earlier);
    await waitFor(() => expect(bubbles()).toEqual(['number 1', 'number 2', 'number 3']));
    expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull();
    expect(server.calls.at(-1)?.input).toEqual({ id: idOf(1), before: idOf(103) });
  });
  it('CHAT-05, T3 that is not the member’s says so', async () => {
    await show(opened([]), { replies: { listTalkMessages: { refusal: 'not_found' } } });
    expect((await screen.findByRole('alert')).textContent).toContain('This chat didn’t load');
  });
  it('ROUTE-15 that did not come has the link to customer service', async () => {
    await show(opened([]), {
      info: { ...withChat.info, customerService: [{ title: '', path: 'https://help.example/' }] },
      replies: { listTalkMessages: { refusal: 'not_found' } },
    });
    const failed = within(await screen.findByRole('alert'));
    const help = failed.getByRole('link', { name: 'Customer service' });
    expect(help.getAttribute('href')).toBe('https://help.example/');
  });
  it('CHAT-01 makes no call of the chat for a restricted member', async () => {
    const { server } = await show(opened([]), {
      replies: { memberInfo: { answer: { ...viewer, type: 4 } } },
    });
    expect(await screen.findByText('Your account can’t use the chat.')).toBeDefined();
    expect(server.calls.map(({ name }) => name)).toEqual(['memberInfo']);
  });
});

describe('writing', () => {
  it('CHAT-05 sends by Enter, empties the field, and leaves nothing on the device', async () => {
    const { server } = await show(opened([message(1)]), { replies: { sendTalkMessage: accept() } });
    await user.type(await screen.findByRole('textbox'), 'I see it now{Enter}');
    expect(field().value).toBe('');
    await waitFor(() => expect(kept()).toEqual([]));
    expect(bubbles()).toEqual(['number 1', 'I see it now']);
    expect(sentOf(server.calls)).toEqual([
      {
        id: idOf(1),
        clientId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        text: 'I see it now',
        pictureIds: [],
      },
    ]);
  });
  it('CHAT-05 makes a new line by Shift and Enter', async () => {
    await show(opened([]));
    await user.type(await screen.findByRole('textbox'), 'One{Shift>}{Enter}{/Shift}two');
    expect(field().value).toBe('One\ntwo');
  });
  it.each([
    ['while it composes', { isComposing: true }],
    ['which ends a composition first', { keyCode: 229 }],
  ])('CHAT-05 Enter of an input method %s sends nothing', async (_, traits) => {
    const { server } = await show(opened([]));
    await user.type(await screen.findByRole('textbox'), 'にほん');
    fireEvent.keyDown(field(), { key: 'Enter', ...traits });
    expect(field().value).toBe('にほん');
    expect(sentOf(server.calls)).toEqual([]);
  });
  it('CHAT-05 refuses what does not fit as a whole, and says so', async () => {
    await show(opened([]));
    await user.click(await screen.findByRole('textbox'));
    fireEvent.change(field(), { target: { value: 'a'.repeat(longestChatText) } });
    expect(field().value).toHaveLength(longestChatText);
    fireEvent.change(field(), { target: { value: 'b'.repeat(longestChatText + 1) } });
    expect(field().value).toBe('a'.repeat(longestChatText));
    expect(screen.getByRole('alert').textContent).toContain('up to 10,000 characters');
    fireEvent.change(field(), { target: { value: 'c' } });
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('CHAT-05 is possible with something to read, and not before', async () => {
    await show(opened([]));
    await user.type(await screen.findByRole('textbox'), '  ');
    expect(sendButton()).toHaveProperty('disabled', true);
    await user.type(field(), 'x');
    expect(sendButton()).toHaveProperty('disabled', false);
  });
  it('CHAT-05 leaves a draft, which a logout removes', async () => {
    const { foundation } = await show(opened([]));
    await user.type(await screen.findByRole('textbox'), 'Half a tho');
    expect(tabStorage.keys('own.chat.draft.')).toHaveLength(1);
    act(() => foundation.session.end());
    expect(tabStorage.keys('own.')).toEqual([]);
  });
  it('CHAT-05 sends a reply of the merchant with one tap, which goes with the first letter', async () => {
    const asked = opened([message(1, { from: 'staff' })], { state: 'waiting' });
    const { server } = await show(asked, { replies: { sendTalkMessage: accept() } });
    const reply = await screen.findByRole('button', { name: 'Still missing' });
    await user.type(field(), 'x');
    expect(screen.queryByRole('button', { name: 'Still missing' })).toBeNull();
    await user.clear(field());
    expect(reply.isConnected).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Still missing' }));
    await waitFor(() => expect(sentOf(server.calls)).toMatchObject([{ text: 'Still missing' }]));
  });
});

describe('a lost line', () => {
  const lost: Replies = { sendTalkMessage: { refusal: 'service_unavailable' } };
  const back = () => act(async () => void window.dispatchEvent(new Event('online')));

  it('CHAT-05 keeps what is written, which arrives once and in order', async () => {
    const { server } = await show(opened([]), { replies: lost });
    await user.type(await screen.findByRole('textbox'), 'One{Enter}Two{Enter}Three{Enter}');
    expect(kept().map(({ text }) => text)).toEqual(['One', 'Two', 'Three']);
    expect(bubbles()).toEqual(['One', 'Two', 'Three']);
    expect(screen.getAllByText('Not sent yet')).toHaveLength(3);
    const tried = sentOf(server.calls);
    expect(new Set(tried.map(({ text }) => text))).toEqual(new Set(['One']));
    server.replies = { ...usual, sendTalkMessage: accept() };
    await back();
    await waitFor(() => expect(kept()).toEqual([]));
    const sent = sentOf(server.calls).slice(tried.length);
    expect(sent.map(({ text }) => text)).toEqual(['One', 'Two', 'Three']);
    // The same message again, not another one.
    expect(sent[0]?.clientId).toBe(tried[0]?.clientId);
    expect(bubbles()).toEqual(['One', 'Two', 'Three']);
  });
  it('CHAT-05 what waits is sent after a reload', async () => {
    const waits = [
      {
        clientId: idOf(50),
        talkId: idOf(1),
        begins: null,
        text: 'From before',
        pictureIds: [],
        at: noon,
        problem: null,
      },
    ];
    deviceStorage.write('own.chat.7', JSON.stringify(waits));
    const { server } = await show(opened([]), { replies: { sendTalkMessage: accept() } });
    await waitFor(() =>
      expect(sentOf(server.calls)).toMatchObject([{ clientId: idOf(50), text: 'From before' }]),
    );
    await waitFor(() => expect(kept()).toEqual([]));
  });
  it('CHAT-05 what another tab has sent is not shown twice', async () => {
    const { server, foundation } = await show(opened([]), { replies: lost });
    await user.type(await screen.findByRole('textbox'), 'Once{Enter}');
    const clientId = sentOf(server.calls)[0]?.clientId ?? '';
    server.replies = {
      ...usual,
      ...lost,
      listTalkMessages: { answer: opened([message(1, { clientId, text: 'Once' })]) },
    };
    act(() => foundation.keep(makeSignals).tell(['chat']));
    await waitFor(() => expect(screen.queryByText('Not sent yet')).toBeNull());
    expect(bubbles()).toEqual(['Once']);
  });
  it('CHAT-05 a logout in the middle keeps nothing on the device', async () => {
    const held = Promise.withResolvers<{ refusal: 'service_unavailable' }>();
    const { foundation } = await show(opened([]), {
      replies: { sendTalkMessage: () => held.promise },
    });
    await user.type(await screen.findByRole('textbox'), 'Mine alone{Enter}');
    expect(kept()).toHaveLength(1);
    act(() => foundation.session.end());
    expect(deviceStorage.keys('own.')).toEqual([]);
    await act(async () => held.resolve({ refusal: 'service_unavailable' }));
    expect(deviceStorage.keys('own.')).toEqual([]);
    expect(screen.queryByText('Mine alone')).toBeNull();
  });
  it('CHAT-05 a message that is refused for good is marked, and the next one passes', async () => {
    const { server } = await show(opened([]), {
      replies: {
        sendTalkMessage: async (input) =>
          (input as SentInput).text === 'Bad'
            ? { refusal: 'chat_closed' }
            : { answer: message(91, { text: 'Good' }) },
      },
    });
    await user.type(await screen.findByRole('textbox'), 'Bad{Enter}Good{Enter}');
    expect(await screen.findByText('This chat has ended.')).toBeDefined();
    await waitFor(() => expect(kept().map(({ text }) => text)).toEqual(['Bad']));
    server.replies = { ...usual, sendTalkMessage: accept(91) };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(kept()).toEqual([]));
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });
});

describe('a new talk', () => {
  const begin = (replies: Replies = {}) =>
    showInSite(<TalkPage />, {
      path: '/m/chat/talk',
      ...withChat,
      replies: { ...usual, ...replies },
    });
  const subject = () => screen.findByRole('textbox', { name: 'What is it about?' });

  it('CHAT-05 begins with a subject and a message', async () => {
    const { server } = await begin({
      beginTalk: { answer: { id: idOf(1) } },
      sendTalkMessage: accept(),
      listTalkMessages: { answer: opened([], { subject: 'A name' }) },
    });
    await user.type(await subject(), ' A name ');
    await user.type(field(), 'It is wrong{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'A name' })).toBeDefined();
    await waitFor(() => expect(location.search).toBe(`?id=${idOf(1)}`));
    expect(await screen.findByText('It is wrong')).toBeDefined();
    expect(server.calls.find(({ name }) => name === 'beginTalk')?.input).toEqual({
      subject: 'A name',
      clientId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(sentOf(server.calls)).toMatchObject([{ id: idOf(1), text: 'It is wrong' }]);
  });
  it('CHAT-05 asks for a subject', async () => {
    await begin();
    await subject();
    await user.type(field(), 'Hello{Enter}');
    expect(screen.getByText('Enter a subject.')).toBeDefined();
    expect(field().value).toBe('Hello');
  });
  it('CHAT-05 waits for the line as one talk', async () => {
    const { server } = await begin({ beginTalk: { refusal: 'service_unavailable' } });
    await user.type(await subject(), 'A name');
    await user.type(field(), 'One{Enter}');
    expect(await screen.findByText('One')).toBeDefined();
    await user.type(field(), 'Two{Enter}');
    server.replies = {
      ...usual,
      beginTalk: { answer: { id: idOf(1) } },
      sendTalkMessage: accept(),
      listTalkMessages: { answer: opened([]) },
    };
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(kept()).toEqual([]));
    const begun = server.calls.filter(({ name }) => name === 'beginTalk');
    expect(new Set(begun.map(({ input }) => (input as SentInput).clientId)).size).toBe(1);
    expect(sentOf(server.calls).map(({ id, text }) => [id, text])).toEqual([
      [idOf(1), 'One'],
      [idOf(1), 'Two'],
    ]);
  });
});

describe('the end', () => {
  const closed = (traits: Partial<OpenTalk['talk']> = {}, messages: Message[] = []) =>
    opened(messages, { state: 'closed', reopensUntil: Date.now() + day, ...traits });

  it('CHAT-05 asks for stars, once', async () => {
    const { server } = await show(closed(), { replies: { rateTalk: { answer: null } } });
    await user.click(await screen.findByRole('radio', { name: '4 stars' }));
    await user.type(screen.getByRole('textbox', { name: /^What could be better/ }), 'Quicker');
    await user.click(screen.getByRole('button', { name: 'Send rating' }));
    expect(await screen.findByText('Thank you for your rating.')).toBeDefined();
    expect(server.calls.find(({ name }) => name === 'rateTalk')?.input).toEqual({
      id: idOf(1),
      stars: 4,
      remark: 'Quicker',
    });
  });
  it('CHAT-05 says that the stars were given, also by another device', async () => {
    await show(closed(), { replies: { rateTalk: { refusal: 'chat_rated' } } });
    await user.click(await screen.findByRole('radio', { name: '1 star' }));
    await user.click(screen.getByRole('button', { name: 'Send rating' }));
    expect(await screen.findByText('Thank you for your rating.')).toBeDefined();
  });
  it('CHAT-05 can be continued for a while, and then leads to a new talk', async () => {
    await show(closed({ stars: 5 }));
    expect(await screen.findByRole('textbox', { name: 'Your message' })).toBeDefined();
    await show(closed({ id: idOf(1), reopensUntil: Date.now() - 1 }));
    expect(await screen.findByText('This chat has ended.')).toBeDefined();
  });
});
