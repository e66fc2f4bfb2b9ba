// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { leadsToUnbuilt } from '#foundation/navigation/paths.ts';
import { makeSignals } from '#foundation/signals/signals.ts';
import type { Replies } from '#foundation/testing/answering-server.ts';
import { showInSite, type TestOptions } from '#foundation/testing/test-site.tsx';
import { quietMoment } from '#platform/quiet/quiet-moment.ts';
import { SiteTabs } from './site-tabs.tsx';

const show = (options: TestOptions = {}) => showInSite(<SiteTabs current="home" />, options);
const ways = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('MEMBER-03 the tabs lead a member to the site’s places, and say where one is', async () => {
  await show({ session: {} });
  expect(ways()).toEqual(['/m/home', '/m/game', '/m/member/home']);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Home');
});
it('ROUTE-12 what is a member’s own leads a guest to the login', async () => {
  await show({ info: { guestLobby: true } });
  expect(ways()).toEqual(['/m/home', '/m/game', '/m/login']);
});
it('ROUTE-10 no tab leads to a page that is not built', async () => {
  await show({ session: {}, info: chatOn, replies: unread(0) });
  expect(ways().filter((way) => way && leadsToUnbuilt(way))).toEqual([]);
  expect(screen.queryByRole('button')).toBeNull();
});

const rewards = { whitelabelVal: { REWCEN3: true } };
const viewer = {
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
} as const;
const chatOn = { whitelabelVal: { CBS3: true } };
const unread = (unReadCount: number, type: 1 | 4 = 1): Replies => ({
  memberInfo: { answer: { ...viewer, type } },
  unreadChat: { answer: { unReadCount } },
});
const named = (calls: { name: string }[]) => calls.map(({ name }) => name).toSorted();

it('CHAT-01 the chat’s tab counts what is not read, up to 99', async () => {
  const { server, foundation } = await show({ session: {}, info: chatOn, replies: unread(3) });
  expect(ways()).toEqual(['/m/home', '/m/game', '/m/chat', '/m/member/home']);
  const tab = await screen.findByRole('link', { name: 'Chat (3)' }, { timeout: 5_000 });
  expect(tab.querySelector('.badge')?.textContent).toBe('3');
  expect(named(server.calls)).toEqual(['memberInfo', 'unreadChat']);
  server.replies = unread(100);
  foundation.keep(makeSignals).tell(['chat']);
  await waitFor(() => expect(tab.querySelector('.badge')?.textContent).toBe('99+'), {
    timeout: 5_000,
  });
});
it('CHAT-01 what is not read is not asked for a restricted member', async () => {
  const { server } = await show({ session: {}, info: chatOn, replies: unread(3, 4) });
  await waitFor(() => expect(named(server.calls)).toEqual(['memberInfo']), { timeout: 5_000 });
  expect(screen.getByRole('link', { name: 'Chat' }).querySelector('.badge')).toBeNull();
});
it('CHAT-01 a guest’s leads to the login, and nothing is asked', async () => {
  const { server } = await show({ info: { guestLobby: true, ...chatOn } });
  expect(ways()).toEqual(['/m/home', '/m/game', '/m/login', '/m/login']);
  await quietMoment();
  expect(server.calls).toEqual([]);
});
it('CHAT-01 there is none without the flag, and nothing is asked', async () => {
  const { server } = await show({ session: {} });
  expect(ways()).not.toContain('/m/chat');
  await quietMoment();
  expect(server.calls).toEqual([]);
});

const waits = (count: number) => ({ enabled: true, count });

it('PROMO-01, PROMO-03 the tab of rewards counts what waits of the kinds that the member sees', async () => {
  const content = {
    LOGIN: waits(1),
    MISSION: waits(2),
    REFERRAL: waits(5),
    UPGRADE_BONUS: waits(7),
  };
  const { server } = await show({
    session: {},
    info: rewards,
    replies: { availablePromotions: { answer: { content } }, memberInfo: { answer: viewer } },
  });
  expect(ways()).toEqual(['/m/home', '/m/game', '/m/rewardCenter', '/m/member/home']);
  const rewardsTab = screen.getByRole('link', { name: 'Rewards and tasks' });
  expect(rewardsTab.querySelector('.badge')).toBeNull();
  await screen.findByRole('link', { name: 'Rewards and tasks (3)' }, { timeout: 5_000 });
  expect(server.calls.map(({ name }) => name).toSorted()).toEqual([
    'availablePromotions',
    'memberInfo',
  ]);
});
it('PROMO-01, PROMO-04 a guest’s leads to the login; the merchant’s promotions are asked for, and none is counted', async () => {
  const { server } = await show({
    info: { guestLobby: true, ...rewards },
    replies: { merchantPromotions: { answer: { content: { LOGIN: waits(4) } } } },
  });
  expect(ways()).toEqual(['/m/home', '/m/game', '/m/login', '/m/login']);
  await waitFor(() => expect(server.calls).toHaveLength(1), { timeout: 5_000 });
  expect(server.calls[0]?.name).toBe('merchantPromotions');
  expect(screen.getByRole('link', { name: 'Rewards and tasks' })).toBeDefined();
});
