// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { deviceStorage } from '#platform/storage.ts';
import { BalanceHead } from './balance-head.tsx';

const show = (options: TestOptions = {}) => showInSite(<BalanceHead />, options);
const has = (sumBalance: string, currency = 'PHP') => ({
  walletBalance: { answer: { sumBalance, currency, currencySymbol: '₱' } },
});
const isBusy = () => screen.getByRole('region', { name: 'Balance' }).getAttribute('aria-busy');
const failing = { walletBalance: { refusal: 'service_unavailable' } } as const;

it('LOBBY-04, MEMBER-08 a member sees the balance in the wallet’s currency, rounded down', async () => {
  const { server } = await show({ session: {}, replies: has('10000.009', 'TLB') });
  await screen.findByText('₱10,000.00');
  expect(server.calls).toEqual([{ name: 'walletBalance', token: 'tok', input: {} }]);
});
it.each([
  ['PHP', 0, '₱10,000'],
  ['USD', 0, 'US$10,000.50'],
  ['USDT', undefined, 'USDT\u00a010,000.50'],
])(
  'MEMBER-08 at a merchant of PHP with %s a balance reads %s %s',
  async (currency, currencyDigits, text) => {
    await show({
      info: currencyDigits === undefined ? {} : { currencyDigits },
      session: {},
      replies: has('10000.50', currency),
    });
    expect((await screen.findByText(/10,000/)).textContent).toBe(text);
  },
);
it('LOBBY-04 until the first answer its place is held, and no longer', async () => {
  const held = Promise.withResolvers<ReturnType<typeof has>['walletBalance']>();
  await show({ session: {}, replies: { walletBalance: () => held.promise } });
  expect(document.querySelectorAll('.skeleton')).toHaveLength(1);
  expect(isBusy()).toBe('true');
  held.resolve(has('3.00').walletBalance);
  await screen.findByText('₱3.00');
  expect(document.querySelector('.skeleton')).toBeNull();
  expect(isBusy()).toBe('false');
});
it('LOBBY-04 a guest has none, and nothing is asked', async () => {
  const { server } = await show();
  expect(screen.queryByRole('region')).toBeNull();
  expect(server.calls).toEqual([]);
});
it('LOBBY-04 who comes back to the page sees it anew', async () => {
  const { server } = await show({ session: {}, replies: has('10.00') });
  await screen.findByText('₱10.00');
  server.replies = has('12.50');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await screen.findByText('₱12.50');
  expect(screen.queryByText('₱10.00')).toBeNull();
  expect(server.calls).toHaveLength(2);
});
it('LOBBY-04 a failure is said in its place, and refreshing tries again', async () => {
  const { server, foundation } = await show({ session: {}, replies: failing });
  await screen.findByText('Balance unavailable');
  // Screen readers skip busy regions, and this text has to be read.
  expect(isBusy()).toBe('false');
  expect(document.querySelector('.skeleton')).toBeNull();
  expect(foundation.notices.get()).toEqual([]);
  server.replies = has('3.00');
  await user.click(screen.getByRole('button', { name: 'Refresh balance' }));
  await screen.findByText('₱3.00');
});
it('LOBBY-04 what was known stays while a newer answer fails', async () => {
  const { server } = await show({ session: {}, replies: has('3.00') });
  await screen.findByText('₱3.00');
  server.replies = failing;
  await user.click(screen.getByRole('button', { name: 'Refresh balance' }));
  await waitFor(() => expect(server.calls.length).toBe(2));
  expect(screen.getByText('₱3.00')).toBeDefined();
});

it('BONUS-09 the head shows what can be used, without a word about bonus money', async () => {
  const parts = { cash: '100.00', bonus: '20.00', currency: 'PHP', currencySymbol: '₱' };
  await show({
    session: {},
    replies: { walletBalance: { answer: { sumBalance: '120.00', ...parts } } },
  });
  await screen.findByText('₱120.00');
  expect(screen.queryByText(/bonus/i)).toBeNull();
});
it('MEMBER-16 the head shows no amount on a device whose reader hides them', async () => {
  deviceStorage.write('hiddenAmounts', '1');
  await show({ session: {}, replies: has('120.00') });
  expect(await screen.findByText('Amount hidden')).toBeDefined();
  expect(screen.queryByText(/120/)).toBeNull();
});
