// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { ChatPage } from '../talks/chat-page.tsx';
import { TalkPage } from '../talk/talk-page.tsx';
import { idOf, viewer, withChat } from '../testing/sample-talks.ts';

const chatUrl = 'https://chat.example/?name=demo';
const opened = vi.fn<(address: string) => void>();
// Inside the native app its bridge opens the chat, so that the test's page is not left.
beforeEach(() => {
  const matchMedia = () => ({ matches: false });
  Object.assign(window, { matchMedia, openSafari: opened });
  document.head.insertAdjacentHTML('beforeend', '<meta name="theme-color" content="#0d0a14">');
});
afterEach(() => {
  opened.mockClear();
  for (const name of ['matchMedia', 'openSafari']) Reflect.deleteProperty(window, name);
});

const show = (page = <ChatPage />, { replies, ...options }: TestOptions = {}) =>
  showInSite(page, {
    path: '/m/chat',
    ...withChat,
    info: { ...withChat.info, outsideChat: true },
    replies: {
      memberInfo: { answer: viewer },
      launchChat: { answer: { chatUrl } },
      collectEvents: { answer: null },
      ...replies,
    },
    ...options,
  });
const button = () => screen.findByRole('link', { name: 'Open chat' });

describe('the page of a merchant with an outside chat', () => {
  it('CHAT-02, NET-16 asks for its address with language and colour, and opens it by the app’s bridge', async () => {
    const { server } = await show();
    expect(await screen.findByRole('heading', { name: 'Opening the chat…' })).toBeDefined();
    expect((await button()).getAttribute('href')).toBe(chatUrl);
    expect(server.calls.map(({ name, input }) => [name, input])).toEqual([
      ['memberInfo', {}],
      ['launchChat', { b2c: '1', title: 'Chat', language: 'EN', headerColor: '#0d0a14' }],
    ]);
    await waitFor(() => expect(opened.mock.calls).toEqual([[chatUrl]]), { timeout: 2_000 });
    expect(server.calls).toHaveLength(2);
  });
  it('CHAT-02 sends the language of the reader', async () => {
    const { server } = await show(<ChatPage />, { language: 'TH' });
    await screen.findByRole('link', { name: 'เปิดแชท' });
    expect(server.calls[1]?.input).toMatchObject({ language: 'TH', title: 'แชท' });
  });
  it('CHAT-02 says if it does not open, and tries again', async () => {
    const { server } = await show(<ChatPage />, {
      replies: { launchChat: { refusal: 'service_unavailable' } },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('The chat didn’t open');
    expect(opened).not.toHaveBeenCalled();
    server.replies = { launchChat: { answer: { chatUrl } } };
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await button()).toBeDefined();
  });
  it('CHAT-02 opens it from a link to an old talk, too', async () => {
    const { server } = await show(<TalkPage />, { path: `/m/chat/talk?id=${idOf(1)}` });
    expect(await button()).toBeDefined();
    expect(server.calls.map(({ name }) => name)).toEqual(['memberInfo', 'launchChat']);
  });
  it('CHAT-01 of a restricted member says so, and makes no call of the chat', async () => {
    const { server } = await show(<ChatPage />, {
      replies: { memberInfo: { answer: { ...viewer, type: 4 } } },
    });
    expect(await screen.findByText('Your account can’t use the chat.')).toBeDefined();
    expect(server.calls.map(({ name }) => name)).toEqual(['memberInfo']);
  });
});
