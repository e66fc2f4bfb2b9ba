// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeUnread } from '#foundation/notification/unread.ts';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { groupByDay, shortTime } from './day-groups.ts';
import { NotificationsPage } from './notifications-page.tsx';
import type { NotificationItem } from './use-notifications.ts';

const told = (id: string, traits: Partial<NotificationItem> = {}): NotificationItem => ({
  id,
  kind: 'prize',
  title: `About ${id}`,
  line: 'A line',
  html: null,
  at: Date.now(),
  link: '/m/member/home',
  isRead: false,
  ...traits,
});
const announcement = told('popup/tickets', {
  kind: 'announcement',
  title: 'Double tickets',
  html: '<p>From <b>Friday</b></p>',
  link: null,
});
const show = (items: NotificationItem[], options: TestOptions = {}) =>
  showInSite(<NotificationsPage />, {
    session: {},
    path: '/m/member/notifications',
    replies: { notificationList: { answer: { items } }, readNotifications: { answer: null } },
    ...options,
  });
const marked = (server: { calls: { name: string; input: unknown }[] }) =>
  server.calls.filter(({ name }) => name === 'readNotifications').map(({ input }) => input);

describe('/m/member/notifications', () => {
  it('MEMBER-14 lists by day what is new and what is not, with its count for each sort', async () => {
    const { foundation } = await show([
      told('one'),
      announcement,
      told('two', { isRead: true, at: Date.now() - 40 * 86_400_000 }),
    ]);
    const link = await screen.findByRole('link', { name: /Unread ?About one/ });
    expect(link.getAttribute('href')).toBe('/m/member/home');
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'Today',
      'Earlier',
    ]);
    expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual([
      'All2',
      'Announcements1',
      'For you1',
    ]);
    expect(foundation.keep(makeUnread).get()).toBe(2);
    await user.click(screen.getByRole('tab', { name: /For you/ }));
    expect(screen.queryByRole('link', { name: /Double tickets/ })).toBeNull();
  });

  it('MEMBER-14 what is opened is read, and the bell knows it', async () => {
    const { foundation, server } = await show([told('one'), told('two')]);
    await user.click(await screen.findByRole('link', { name: /About one/ }));
    await waitFor(() => expect(marked(server)).toEqual([{ ids: ['one'] }]));
    expect(screen.queryByRole('link', { name: /Unread ?About one/ })).toBeNull();
    expect(foundation.keep(makeUnread).get()).toBe(1);
  });

  it('MEMBER-14 the checks read all, and go once there is nothing new', async () => {
    const { foundation, server } = await show([told('one'), announcement]);
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Mark all/ })).toBeNull());
    expect(marked(server)).toEqual([{ all: true }]);
    expect(foundation.keep(makeUnread).get()).toBe(0);
  });

  it.each([
    [null, 0],
    ['/m/activity', 1],
    ['https://rules.example/', 1],
    ['/wps/session', 0],
  ])(
    'MEMBER-14, POP-04 an announcement that leads to %s is read as a whole',
    async (link, ways) => {
      const { server } = await show([{ ...announcement, link }], {
        path: '/m/member/notifications?id=popup%2Ftickets',
      });
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Double tickets' }),
      ).toBeDefined();
      await waitFor(() => expect(screen.getByText('Friday').tagName).toBe('B'));
      expect(screen.queryAllByRole('link', { name: 'View offer' })).toHaveLength(ways);
      await waitFor(() => expect(marked(server)).toEqual([{ ids: ['popup/tickets'] }]));
    },
  );

  it('MEMBER-14 nothing is said so, and what is there no more leads to the list', async () => {
    await show([], { path: '/m/member/notifications?id=popup%2Fgone' });
    expect(await screen.findByRole('heading', { name: 'No notifications yet' })).toBeDefined();
  });

  it('MEMBER-14 at a gateway of others, which tells nothing, there is nothing new', async () => {
    await show([], { replies: { notificationList: { refusal: 'function.not.available' } } });
    expect(await screen.findByRole('heading', { name: 'No notifications yet' })).toBeDefined();
  });

  it('MEMBER-14 a list that cannot be had can be asked for again', async () => {
    const { server } = await show([], {
      replies: {
        notificationList: { refusal: 'service_unavailable' },
        collectEvents: { answer: null },
      },
    });
    const main = await screen.findByRole('main');
    await within(main).findByText('Your notifications didn’t load');
    server.replies = { notificationList: { answer: { items: [told('one')] } } };
    await user.click(within(main).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /About one/ })).toBeDefined();
  });
});

describe('a day', () => {
  const now = new Date(2026, 10, 25, 0, 30).getTime();
  const ago = (hours: number) => told(String(hours), { at: now - hours * 3_600_000 });
  it('MEMBER-14 is the reader’s own: what came before midnight is of this week', () => {
    const groups = groupByDay([ago(0), ago(1), ago(144), ago(145), ago(600)], now);
    expect(groups.map(({ span, items }) => [span, items.map(({ id }) => id)])).toEqual([
      ['today', ['0']],
      ['week', ['1', '144']],
      ['earlier', ['145', '600']],
    ]);
  });
  it('MEMBER-14 is told by its time, its weekday or its date', () => {
    const times = [0, 24, 600].map((hours) => shortTime(now - hours * 3_600_000, now, 'EN'));
    expect(times).toEqual([
      expect.stringMatching(/^(00|12):30/),
      'Tue',
      expect.stringMatching(/Oct/),
    ]);
  });
});
