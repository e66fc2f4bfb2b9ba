// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Replies } from '#foundation/testing/answering-server.ts';
import { showInSite, user } from '#foundation/testing/test-site.tsx';
import { deviceStorage } from '#platform/storage.ts';
import { BalanceCard } from './balance-card.tsx';
import { useBalance } from './use-balance.ts';

const shared = (bonus?: string) => ({
  walletBalance: {
    answer: { sumBalance: '120.00', cash: '100.00', bonus, currency: 'PHP', currencySymbol: '₱' },
  },
});
const failing = { walletBalance: { refusal: 'service_unavailable' } } as const;
function OwnCard() {
  return <BalanceCard {...useBalance()} />;
}
const show = (replies: Replies) => showInSite(<OwnCard />, { session: {}, replies });
const region = () => screen.getByRole('region', { name: 'Balance' });
const eye = () => screen.getByRole('button', { name: 'Hide amounts' });

it('BONUS-09, BONUS-10 the card has the whole balance and its parts, and bonus money leads to its terms', async () => {
  await show(shared('20.00'));
  await screen.findByText('₱120.00');
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Cash', 'Bonus']);
  expect(screen.getByText('₱100.00')).toBeDefined();
  const way = screen.getByRole('link', { name: '₱20.00 Bonus terms' });
  expect(way.getAttribute('href')).toBe('/m/activity');
});
it.each(['0.00', undefined, 'much'])(
  'BONUS-09 where there is no bonus money (%s), the balance has no parts',
  async (bonus) => {
    await show(shared(bonus));
    await screen.findByText('₱120.00');
    expect(screen.queryByRole('term')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  },
);
it('MEMBER-16 the eye hides every amount, now and at the next visit, until it is pressed again', async () => {
  await show(shared('20.00'));
  await screen.findByText('₱120.00');
  await user.click(eye());
  expect(eye().getAttribute('aria-pressed')).toBe('true');
  expect(region().textContent).not.toMatch(/\d/);
  expect(screen.getAllByText('Amount hidden')).toHaveLength(3);
  expect(deviceStorage.read('hiddenAmounts')).toBe('1');
  await user.click(eye());
  expect(region().textContent).toContain('₱120.00');
  expect(deviceStorage.read('hiddenAmounts')).toBeNull();
});
it('MEMBER-16 a device that was told to hide amounts shows none', async () => {
  deviceStorage.write('hiddenAmounts', '1');
  await show(shared('20.00'));
  await screen.findAllByText('Amount hidden');
  expect(region().textContent).not.toMatch(/\d/);
});
it('MEMBER-03 a balance that does not come can be asked for again', async () => {
  const { server } = await show(failing);
  await screen.findByText('Balance unavailable');
  expect(screen.queryByRole('button', { name: 'Hide amounts' })).toBeNull();
  server.replies = shared();
  await user.click(screen.getByRole('button', { name: 'Refresh balance' }));
  expect(await screen.findByText('₱120.00')).toBeDefined();
});
