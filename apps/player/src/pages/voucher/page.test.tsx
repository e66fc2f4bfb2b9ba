// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showInSite, user } from '#foundation/testing/test-site.tsx';
import { Page } from './page.tsx';

const bonus = {
  amount: '50.00',
  wageringDue: '400.00',
  largestStake: null,
  weights: { default: 100 },
  days: 7,
};
const voucher = {
  id: '019364e2-7f1a-7c3b-9a45-5b1d0c2e8f50',
  title: 'Weekend treat',
  line: '',
  reward: { kind: 'bonus' as const, amount: '50.00', currency: 'PHP', bonus },
  expiresAt: new Date(2099, 10, 30).getTime(),
};
const available = { ...voucher, state: 'available' as const, usedAt: null };
const used = { ...voucher, state: 'used' as const, usedAt: new Date(2026, 10, 20).getTime() };

it('BONUS-10, MEMBER-09 a voucher of bonus money has its terms until it is used', async () => {
  await showInSite(<Page />, {
    path: '/m/voucherCenter',
    session: { id: '7' },
    info: { whitelabelVal: { REWCEN3: true } },
    replies: {
      voucherList: { answer: { vouchers: [available], available: 1 } },
      claimVoucher: { answer: used },
    },
  });
  const terms = () => screen.queryByRole('button', { name: /^Bonus terms/ });
  const claim = await screen.findByRole('button', { name: 'Claim ₱50: Weekend treat' });
  await user.click(terms() ?? document.body);
  const sheet = await screen.findByRole('dialog', { name: 'Bonus terms' });
  expect(within(sheet).getByText('8× the bonus')).toBeDefined();
  await user.click(claim);
  expect(await screen.findByText('Paid')).toBeDefined();
  expect(terms()).toBeNull();
});
