// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { leadsToUnbuilt } from '#foundation/navigation/paths.ts';
import { showInSite, type TestOptions } from '#foundation/testing/test-site.tsx';
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
it('ROUTE-10 no tab leads to a page that is not built, nor is there one for the chat before that is', async () => {
  await show({ session: {}, info: { whitelabelVal: { CBS3: true } } });
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
