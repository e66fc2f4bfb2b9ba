// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { currentAddress } from '#platform/address.ts';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { cash, idOf, rewardsOn } from '../testing/sample-rewards.ts';
import { monthAfter, monthBefore } from '../months.ts';
import type { HistoryMonth } from './history.ts';
import { RewardCentrePage } from './reward-centre-page.tsx';

const entry = (number: number, paidAt: Date): HistoryMonth['rows'][number] => ({
  id: idOf(number),
  type: number === 1 ? 'LOGIN' : 'MISSION',
  title: `Reward ${number}`,
  reward: cash(`${number}.00`),
  paidAt: paidAt.getTime(),
});
const month = (over: Partial<HistoryMonth> = {}): HistoryMonth => ({
  month: '2026-01',
  sum: { amount: '1284.50', currency: 'PHP' },
  rows: [
    entry(1, new Date(2026, 0, 20, 21, 4)),
    entry(2, new Date(2026, 0, 20, 8, 12)),
    entry(3, new Date(2026, 0, 16, 10, 0)),
  ],
  hasEarlier: true,
  ...over,
});
const december = month({
  month: '2025-12',
  sum: { amount: '7.00', currency: 'PHP' },
  rows: [entry(7, new Date(2025, 11, 2, 9, 30))],
  hasEarlier: false,
});

async function show(replies: TestOptions['replies']) {
  const site = await showInSite(<RewardCentrePage />, {
    path: '/m/rewardCenter',
    session: {},
    info: rewardsOn,
    replies: {
      rewardClaims: { answer: { rows: [] } },
      signInCalendar: { answer: null },
      listBonuses: { answer: { bonuses: [] } },
      ...replies,
    },
  });
  await user.click(screen.getByRole('tab', { name: 'History' }));
  return site;
}

it('PROMO-06 what was paid stands under its days, the sum of the month above', async () => {
  await show({ rewardHistory: { answer: month() } });
  const january = await screen.findByRole('region', { name: 'January' });
  expect(january.textContent).toMatch(/^Received in January₱1,284\.50/);
  const lists = within(january).getAllByRole('list');
  expect(lists.map((list) => list.textContent)).toEqual([
    'Reward 1Check-in · 21:04₱1Reward 2Tasks · 08:12₱2',
    'Reward 3Tasks · 10:00₱3',
  ]);
  expect(within(january).getByRole('heading', { name: 'Tuesday 20 January' })).toBeDefined();
});
it('PROMO-06 an earlier month comes when it is asked for, until there is none', async () => {
  const { server } = await show({ rewardHistory: { answer: month() } });
  await screen.findByRole('region', { name: 'January' });
  server.replies = { rewardHistory: { answer: december } };
  await user.click(screen.getByRole('button', { name: 'Show December 2025' }));
  const earlier = await screen.findByRole('region', { name: 'December 2025' });
  expect(earlier.textContent).toContain('Reward 7');
  expect(server.calls.at(-1)).toMatchObject({ name: 'rewardHistory', input: { month: '2025-12' } });
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  expect(screen.getByRole('region', { name: 'January' })).toBeDefined();
});
it('PROMO-06 an earlier month that fails leaves the others standing, and can be asked for again', async () => {
  const { server } = await show({ rewardHistory: { answer: month() } });
  await screen.findByRole('region', { name: 'January' });
  server.replies = { rewardHistory: { refusal: 'service_unavailable', message: 'Soon.' } };
  await user.click(screen.getByRole('button', { name: /^Show/ }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'This isn’t available right now. Try again in a moment.',
  );
  server.replies = { rewardHistory: { answer: december } };
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'December 2025' })).toBeDefined();
  expect(screen.getByRole('region', { name: 'January' })).toBeDefined();
});
it('PROMO-06 who was never paid is told what will stand there', async () => {
  await show({ rewardHistory: { answer: month({ rows: [], hasEarlier: false }) } });
  expect(await screen.findByText('No rewards yet')).toBeDefined();
});
it('PROMO-06 a month of nothing says so, and leads to the one before', async () => {
  await show({ rewardHistory: { answer: month({ rows: [] }) } });
  expect(await screen.findByText('No rewards in January')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Show December 2025' })).toBeDefined();
});
it('PROMO-06 a history that does not come can be asked for again', async () => {
  const { server } = await show({
    rewardHistory: { refusal: 'service_unavailable', message: 'Soon.' },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Your history didn’t load');
  server.replies = { rewardHistory: { answer: month() } };
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'January' })).toBeDefined());
});
it('PROMO-06 months are counted over the end of a year', () => {
  expect(monthBefore('2026-01')).toBe('2025-12');
  expect(monthAfter('2025-12')).toBe('2026-01');
  expect(monthBefore('2026-12')).toBe('2026-11');
});
it('PROMO-10 a voucher stands with what it is worth and where it is', async () => {
  const voucher = { title: 'Weekend treat', days: 3 };
  const reward = { kind: 'voucher' as const, amount: '25.00', currency: 'PHP', voucher };
  const one = { ...entry(1, new Date(2026, 0, 20, 21, 4)), reward };
  await show({ rewardHistory: { answer: month({ rows: [one] }) } });
  expect((await screen.findByRole('listitem')).textContent).toMatch(/In your vouchers₱25 voucher$/);
});
it('PROMO-06 has an address of its own, which leads to it and follows the tabs', async () => {
  await showInSite(<RewardCentrePage />, {
    path: '/m/rewardCenter?tab=history',
    session: {},
    info: rewardsOn,
    replies: {
      rewardClaims: { answer: { rows: [] } },
      signInCalendar: { answer: null },
      listBonuses: { answer: { bonuses: [] } },
      rewardHistory: { answer: month() },
    },
  });
  expect(await screen.findByText('Reward 1')).toBeDefined();
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('History');
  await user.click(screen.getByRole('tab', { name: 'To claim' }));
  await waitFor(() => expect(screen.queryByText('Reward 1')).toBeNull());
  expect(currentAddress()).toEqual({ path: '/m/rewardCenter', search: '' });
  await user.click(screen.getByRole('tab', { name: 'History' }));
  await screen.findByText('Reward 1');
  expect(currentAddress().search).toBe('?tab=history');
});
