// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { game } from '#features/lobby/testing/sample-lobby.ts';
import type { Replies } from '#foundation/testing/answering-server.ts';
import { showInSite, type TestOptions } from '#foundation/testing/test-site.tsx';
import { Page } from './page.tsx';

const balance = {
  answer: { sumBalance: '3.00', cash: '3.00', bonus: '0.00', currency: 'PHP', currencySymbol: '₱' },
};
const replies: Replies = {
  memberInfo: {
    answer: {
      id: '204811',
      userName: 'mira',
      account: 'mira',
      nickname: null,
      mobile: null,
      type: 0,
      language: 'EN',
      regDate: 1,
      lastLogin: null,
      clubLabel: null,
    },
  },
  playerRankProgress: {
    answer: {
      currentProgress: { completedConditions: 0, totalExpectedConditions: 0 },
      playerRankProgress: { labelId: null },
    },
  },
  walletBalance: balance,
  recentGames: { answer: { games: ['1', '2', '3', '4'].map((id) => game(id)) } },
  favouriteGames: { answer: { games: [game('1'), game('2')] } },
};
const show = (change: Replies = {}, info: TestOptions['info'] = {}) =>
  showInSite(<Page />, {
    path: '/m/member/home',
    session: { id: '7' },
    info,
    replies: { ...replies, ...change },
  });

it('MEMBER-03 the last three games are shown by their covers, the favourites by their number', async () => {
  await show();
  await screen.findByText('₱3.00');
  const recent = screen.getByRole('link', { name: 'Recently played' });
  await waitFor(() =>
    expect([...recent.querySelectorAll('img')].map((cover) => cover.getAttribute('src'))).toEqual([
      '/m/covers/slots/game-1.svg',
      '/m/covers/slots/game-2.svg',
      '/m/covers/slots/game-3.svg',
    ]),
  );
  expect(await screen.findByRole('link', { name: /^Favourites ?2$/ })).toBeDefined();
});
it('MEMBER-03 who, money, play, rewards, account, help and the way out stand in this order', async () => {
  await show(
    { voucherList: { answer: { available: 0, vouchers: [] } } },
    { whitelabelVal: { REWCEN3: true } },
  );
  await screen.findByRole('region', { name: 'Balance' });
  const names = ['Balance', 'Play', 'Rewards', 'Account', 'Help'];
  const parts = [
    screen.getByRole('heading', { level: 1, name: 'mira' }),
    ...names.map((name) => screen.getByRole('region', { name })),
    screen.getByRole('button', { name: 'Log out' }),
  ];
  const places = [...document.querySelectorAll<HTMLElement>('*')]
    .map((each) => parts.indexOf(each))
    .filter((place) => place >= 0);
  expect(places).toEqual([...parts.keys()]);
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['mira', 'Play', 'Rewards', 'Account', 'Help']);
});
it('MEMBER-03 nothing stands before the balance is known, whose height depends on its parts', async () => {
  const held = Promise.withResolvers<typeof balance>();
  const { server } = await show({ walletBalance: () => held.promise });
  await waitFor(() => expect(server.calls).toHaveLength(3));
  expect(screen.getByRole('heading', { level: 1, name: 'Loading' })).toBeDefined();
  await act(async () => held.resolve(balance));
  expect(await screen.findByRole('heading', { level: 1, name: 'mira' })).toBeDefined();
  expect(screen.getByText('₱3.00')).toBeDefined();
  expect(server.calls.filter(({ name }) => name === 'walletBalance')).toHaveLength(1);
});
