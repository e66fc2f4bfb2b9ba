// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { viewer } from '#features/chat/testing/sample-talks.ts';
import { showInSite, type TestOptions } from '#foundation/testing/test-site.tsx';
import { leadOutside } from './lead-outside.ts';
import { nameContacts } from './name-contacts.ts';

const opened = vi.fn<(address: string) => void>();
beforeEach(() => {
  const matchMedia = () => ({ matches: false });
  // The bridge of the native app, so that no window is opened.
  Object.assign(window, { matchMedia, openAndroid: opened });
});
afterEach(() => {
  opened.mockClear();
  for (const name of ['matchMedia', 'openAndroid']) Reflect.deleteProperty(window, name);
});

const gold = {
  ...viewer,
  account: 'acc-7',
  userName: 'Tala',
  clubLabel: { labelId: 'gold', labelName: 'Gold VIP', type: 'AUTO' as const, rankLevel: 7 },
};
const paths = {
  AICAN: 'https://aican.example/chat',
  MIDUOKE: 'https://m.example/w?accountid=7',
  LIVECHAT: 'https://l.example/licence/7/open_chat.cgi?lang=en',
  COMM100: 'https://c.example/chatWindow.aspx?siteId=1&planId=2',
  COMM100VIP: 'https://vip.example/',
  OTHER: 'https://other.example/?a=1',
};
const customerService = Object.entries(paths).map(([csType, path]) => ({
  title: csType,
  path,
  csType,
}));

async function show({ replies, ...options }: TestOptions = {}) {
  const shown = await showInSite(
    <>
      {customerService.map(({ title, path }) => (
        <a key={title} href={path} target="_blank" rel="noopener noreferrer">
          <b>{title}</b>
        </a>
      ))}
      <a href="https://rules.example/">Rules</a>
    </>,
    {
      session: { id: '7' },
      info: { customerService },
      replies: { memberInfo: { answer: gold }, ...replies },
      ...options,
    },
  );
  // In the order in which the site begins both.
  const stops = [leadOutside(), nameContacts(shown.foundation)];
  onTestFinished(() => stops.forEach((stop) => stop()));
  return shown;
}
const press = (name: string, over: object = {}) => fireEvent.click(screen.getByText(name), over);
const addresses = () => opened.mock.calls.map(([address]) => address);

describe('a link to customer service that a member presses', () => {
  it.each([
    ['AICAN', `${paths.AICAN}?name=acc-7&category=Gold%20VIP`],
    ['MIDUOKE', `${paths.MIDUOKE}&visitorname=Tala`],
    ['LIVECHAT', `${paths.LIVECHAT}&name=Tala`],
    ['COMM100', `${paths.COMM100}&CUSTOM!username=Tala`],
    ['COMM100VIP', `${paths.COMM100VIP}?CUSTOM!username=Tala`],
  ])('CHAT-04, NET-16 tells %s who it is, and opens by the app’s bridge', async (name, address) => {
    await show();
    expect(press(name)).toBe(false);
    await waitFor(() => expect(addresses()).toEqual([address]));
  });
  it('CHAT-04 tells no other provider, and no other site', async () => {
    const { server } = await show();
    press('OTHER');
    press('Rules');
    expect(addresses()).toEqual([paths.OTHER, 'https://rules.example/']);
    expect(server.calls).toEqual([]);
  });
  it('CHAT-04 opens a new tab in a browser, once, with one call for several presses', async () => {
    Reflect.deleteProperty(window, 'openAndroid');
    const tab = vi.spyOn(window, 'open').mockReturnValue({ opener: window } as unknown as Window);
    const { server } = await show();
    fireEvent.pointerDown(screen.getByText('LIVECHAT'));
    press('LIVECHAT');
    press('LIVECHAT');
    await waitFor(() => expect(tab).toHaveBeenCalledTimes(1));
    press('AICAN');
    await waitFor(() => expect(tab).toHaveBeenCalledTimes(2));
    expect(tab.mock.calls.map(([address]) => address)).toEqual([
      `${paths.LIVECHAT}&name=Tala`,
      `${paths.AICAN}?name=acc-7&category=Gold%20VIP`,
    ]);
    expect(server.calls.map(({ name }) => name)).toEqual(['memberInfo']);
  });
  it('CHAT-04 tells the name of the session where the member’s data does not come', async () => {
    await show({ replies: { memberInfo: { refusal: 'service_unavailable' } } });
    press('AICAN');
    await waitFor(() => expect(addresses()).toEqual([`${paths.AICAN}?name=demo`]));
  });
});

describe('a link to customer service', () => {
  it('CHAT-04 of a guest tells nothing, and asks for nothing', async () => {
    const { server } = await show({ session: { token: '' } });
    fireEvent.pointerDown(screen.getByText('AICAN'));
    press('AICAN');
    expect(addresses()).toEqual([paths.AICAN]);
    expect(server.calls).toEqual([]);
  });
  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'CHAT-04 is left to the browser that is asked for more: %j',
    async (intent) => {
      Reflect.deleteProperty(window, 'openAndroid');
      const { server } = await show();
      document.addEventListener('click', (event) => event.preventDefault(), { once: true });
      press('AICAN', intent);
      expect(server.calls).toEqual([]);
    },
  );
});
