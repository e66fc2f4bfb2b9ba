// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { DevicesPage } from './devices-page.tsx';
import { deviceKind, lastSeen, placeName } from './device-words.ts';
import type { Device } from './use-devices.ts';

const ids = [1, 2, 3].map((each) => `019364e2-7f1a-7c3b-9a45-5b1d0c2e8f6${each}`);
const [own = '', firefox = '', iPad = ''] = ids;
const at = new Date(2026, 10, 4, 8, 15).getTime();
const device = (traits: Partial<Device>): Device => ({
  id: own,
  current: false,
  device: '',
  place: 'XX',
  createdAt: at,
  lastSeenAt: at,
  ...traits,
});
const all = [
  device({ current: true, device: 'Chrome, Android', place: 'TH' }),
  device({ id: firefox, device: 'Firefox, Windows', place: 'VN' }),
  device({ id: iPad, device: '' }),
];
const show = (sessions: Device[] = all, { replies, ...options }: TestOptions = {}) =>
  showInSite(<DevicesPage />, {
    path: '/m/member/devices',
    session: { id: '7' },
    replies: {
      listSessions: { answer: { sessions } },
      endSession: { answer: null },
      endOtherSessions: { answer: null },
      ...replies,
    },
    ...options,
  });
const others = () => screen.findByRole('list', { name: /^Other devices/ });
const rowsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((row) => row.textContent);

it('ROUTE-15 a list that did not come has the way to customer service', async () => {
  const info = { customerService: [{ title: 'help.example', path: 'https://help.example/chat' }] };
  await show([], { info, replies: { listSessions: { refusal: 'service_unavailable' } } });
  const help = await screen.findByRole('link', { name: 'Customer service' });
  expect(help.getAttribute('href')).toBe('https://help.example/chat');
});

describe('the list', () => {
  it('SESS-05, S4 tells this device and the others, each with its country where that is known', async () => {
    await show();
    expect(rowsOf(await others())).toEqual([
      expect.stringMatching(/^Firefox on WindowsVietnamLast active .*08:15Log out$/),
      expect.stringMatching(/^Unknown deviceLast active .*08:15Log out$/),
    ]);
    expect(rowsOf(screen.getByRole('list', { name: 'This device' }))).toEqual([
      'Chrome on AndroidThailandNowActive',
    ]);
    expect(screen.getByText(/Don’t recognise a device\? Log it out/)).toBeDefined();
  });
  it('SESS-05 without others nothing can be ended', async () => {
    await show(all.slice(0, 1));
    expect(await screen.findByText('You’re not logged in on any other device.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Log out/ })).toBeNull();
  });
  it('SESS-05 that does not come can be asked for again', async () => {
    const { server } = await show(all, {
      replies: { listSessions: { refusal: 'service_unavailable', message: 'Soon.' } },
    });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This isn’t available right now. Try again in a moment.',
    );
    server.replies = { listSessions: { answer: { sessions: all } } };
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await others()).toBeDefined();
  });
  it('SESS-05 is announced as on its way', async () => {
    await show(all, { replies: { listSessions: () => new Promise(() => {}) } });
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
  });
});

describe('ending', () => {
  it('SESS-05 one takes it off the list, and says so', async () => {
    const { server, foundation } = await show();
    await user.click(await screen.findByRole('button', { name: 'Log out Firefox on Windows' }));
    await waitFor(async () => expect(rowsOf(await others())).toHaveLength(1));
    expect(server.calls.at(-1)).toMatchObject({ name: 'endSession', input: { id: firefox } });
    expect(foundation.toasts.get()?.say(foundation.language.get().t)).toBe('Device logged out');
    expect(document.activeElement?.textContent).toBe('Other devices (1)');
  });
  it('SESS-05 one that has ended meanwhile counts as ended, and raises no alert', async () => {
    const { foundation } = await show(all, { replies: { endSession: { refusal: 'not_found' } } });
    await user.click(await screen.findByRole('button', { name: 'Log out Firefox on Windows' }));
    await waitFor(async () => expect(rowsOf(await others())).toHaveLength(1));
    expect(foundation.notices.get()).toEqual([]);
  });
  it('SESS-05 a second press while the first is on its way sends nothing', async () => {
    const held = Promise.withResolvers<{ answer: null }>();
    const { server } = await show(all, { replies: { endSession: () => held.promise } });
    const button = await screen.findByRole('button', { name: 'Log out Firefox on Windows' });
    await user.dblClick(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    await act(async () => held.resolve({ answer: null }));
    await waitFor(async () => expect(rowsOf(await others())).toHaveLength(1));
    expect(server.calls.filter(({ name }) => name === 'endSession')).toHaveLength(1);
  });
  it('NET-11, SESS-05 one that fails stays on the list, and can be ended again', async () => {
    const { server, foundation } = await show();
    const button = await screen.findByRole('button', { name: 'Log out Firefox on Windows' });
    server.close();
    await user.click(button);
    await waitFor(() => expect(foundation.toasts.get()?.kind).toBe('offline'));
    expect(rowsOf(await others())).toHaveLength(2);
    expect(button.getAttribute('aria-busy')).toBeNull();
  });
  it('SESS-05 all others is asked first, and leaves this one', async () => {
    const { server } = await show();
    const ask = async () =>
      user.click(await screen.findByRole('button', { name: 'Log out other devices' }));
    await ask();
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(server.calls.map(({ name }) => name)).toEqual(['listSessions']);
    await ask();
    await user.click(await screen.findByRole('button', { name: 'Log out others' }));
    expect(await screen.findByText('You’re not logged in on any other device.')).toBeDefined();
    expect(server.calls.at(-1)?.name).toBe('endOtherSessions');
  });
});

describe('the words', () => {
  it('SESS-05 a country has its name in the reader’s language, and none where it is not known', () => {
    expect([placeName('TH', 'EN'), placeName('TH', 'TH')]).toEqual(['Thailand', 'ไทย']);
    expect([placeName('XX', 'EN'), placeName('??', 'EN'), placeName('', 'EN')]).toEqual([
      null,
      null,
      null,
    ]);
  });
  it('SESS-05 of today the time alone is told, of another year the year too', () => {
    const now = new Date(2026, 10, 4, 21, 2).getTime();
    expect(lastSeen(at, now, 'EN')).toBe('08:15');
    expect(lastSeen(new Date(2026, 10, 2, 23, 51).getTime(), now, 'EN')).toMatch(/^Mon.* 2 Nov/);
    expect(lastSeen(new Date(2025, 10, 2).getTime(), now, 'EN')).toContain('2025');
  });
  it.each([
    ['Safari, iPadOS', 'tablet'],
    ['Chrome, Android', 'phone'],
    ['Safari, iOS', 'phone'],
    ['Firefox, Linux', 'desktop'],
    ['', 'desktop'],
  ])('SESS-05 %j is drawn as a %s', (told, kind) => expect(deviceKind(told)).toBe(kind));
});
