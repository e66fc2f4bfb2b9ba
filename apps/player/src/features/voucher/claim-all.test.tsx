// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Replies } from '#foundation/testing/answering-server.ts';
import { showInSite, user } from '#foundation/testing/test-site.tsx';
import type { Voucher } from './use-vouchers.ts';
import { VouchersPage } from './vouchers-page.tsx';

const idOf = (number: number): string => `019364e2-7f1a-7c3b-9a45-5b1d0c2e8f5${number}`;
const voucher = (number: number, over: Partial<Voucher> = {}): Voucher => ({
  id: idOf(number),
  title: `Voucher ${number}`,
  line: '',
  reward: { kind: 'cash', amount: '25.00', currency: 'PHP' },
  state: 'available',
  expiresAt: new Date(2099, 10, 30).getTime(),
  usedAt: null,
  ...over,
});
const used = (number: number) => ({
  answer: voucher(number, { state: 'used', usedAt: new Date(2026, 10, 20).getTime() }),
});
const spent = { refusal: 'voucher_used', message: 'Used already.' } as const;

async function show(count: number, replies: Replies = {}) {
  const vouchers = Array.from({ length: count }, (_, at) => voucher(at + 1));
  const site = await showInSite(<VouchersPage />, {
    path: '/m/voucherCenter',
    session: { id: '7' },
    info: { whitelabelVal: { REWCEN3: true } },
    replies: { voucherList: { answer: { vouchers, available: count } }, ...replies },
  });
  await screen.findByText('Voucher 1');
  const { foundation, server } = site;
  return {
    ...site,
    claims: () => server.calls.filter(({ name }) => name === 'claimVoucher'),
    toast: () => foundation.toasts.get()?.say(foundation.language.get().t),
  };
}
const claimAll = () => screen.getByRole('button', { name: 'Claim all' });
const ticket = (number: number) => screen.getByText(`Voucher ${number}`).closest('li');
type ClaimReply = ReturnType<typeof used> | typeof spent;
/** Answers each claim by the number of its voucher. */
const byNumber =
  (answer: (number: number) => ClaimReply | Promise<ClaimReply>) =>
  async (input: unknown): Promise<ClaimReply> =>
    answer(Number((input as { id: string }).id.at(-1)));

// jsdom has no scrollIntoView.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

describe('claiming all vouchers', () => {
  it('MEMBER-09 sends each with its own key, one after another, with one toast at the end', async () => {
    const held = Array.from({ length: 3 }, () => Promise.withResolvers<ClaimReply>());
    const site = await show(3, {
      claimVoucher: byNumber((number) => held[number - 1]?.promise ?? spent),
    });
    await user.click(claimAll());
    expect(site.claims().map(({ input }) => input)).toEqual([{ id: idOf(1) }]);
    expect(claimAll().getAttribute('aria-busy')).toBe('true');
    await act(async () => held[0]?.resolve(used(1)));
    await waitFor(() => expect(site.claims()).toHaveLength(2));
    expect(ticket(1)?.textContent).toContain('Paid');
    expect(site.toast()).toBeUndefined();
    await act(async () => held[1]?.resolve(used(2)));
    await act(async () => held[2]?.resolve(used(3)));
    await waitFor(() => expect(site.toast()).toBe('3 vouchers claimed'));
    expect(screen.getAllByText('Paid')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Claim all' })).toBeNull();
    expect(new Set(site.claims().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3);
  });
  it('MEMBER-09 one that fails says why under its ticket and stops none of the others', async () => {
    const site = await show(3, {
      claimVoucher: byNumber((number) => (number === 2 ? spent : used(number))),
    });
    await user.click(claimAll());
    await waitFor(() => expect(site.toast()).toBe('2 of 3 vouchers claimed'));
    const failed = ticket(2);
    expect(failed && within(failed).getByRole('alert').textContent).toBe(
      'You’ve already used this voucher.',
    );
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(ticket(1)?.textContent).toContain('Paid');
    expect(ticket(3)?.textContent).toContain('Paid');
  });
  it('MEMBER-09 where all fail the tickets say so, and there is no toast', async () => {
    const site = await show(2, { claimVoucher: spent });
    await user.click(claimAll());
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    expect(site.toast()).toBeUndefined();
    expect(claimAll().getAttribute('aria-busy')).toBeNull();
  });
  it('MEMBER-09 one that was claimed by its own button meanwhile is not sent again', async () => {
    const first = Promise.withResolvers<ClaimReply>();
    const site = await show(2, {
      claimVoucher: byNumber((number) => (number === 1 ? first.promise : used(number))),
    });
    await user.click(claimAll());
    await user.click(screen.getByRole('button', { name: 'Claim ₱25: Voucher 2' }));
    await waitFor(() => expect(ticket(2)?.textContent).toContain('Paid'));
    await act(async () => first.resolve(used(1)));
    await waitFor(() => expect(screen.getAllByText('Paid')).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Claim all' })).toBeNull());
    expect(site.claims()).toHaveLength(2);
  });
  it('MEMBER-09, C4 stops when the member changes', async () => {
    const first = Promise.withResolvers<ClaimReply>();
    const site = await show(2, { claimVoucher: byNumber(() => first.promise) });
    await user.click(claimAll());
    const other = { token: 'other', userName: 'noor', id: 'other' };
    act(() =>
      site.foundation.session.start({ ...other, firstTimeLogin: false, updatePassword: false }),
    );
    await act(async () => first.resolve(used(1)));
    expect(site.claims()).toHaveLength(1);
    expect(site.toast()).toBeUndefined();
  });
  it('MEMBER-09, HOUSE the focus goes to a ticket when the button is gone', async () => {
    await show(2, { claimVoucher: byNumber((number) => (number === 1 ? used(1) : spent)) });
    await user.click(claimAll());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Claim all' })).toBeNull());
    const left = screen.getByRole('button', { name: 'Claim ₱25: Voucher 2' });
    await waitFor(() => expect(document.activeElement).toBe(left));
  });
  it('MEMBER-09 a single voucher is claimed by its own button', async () => {
    await show(1);
    expect(screen.queryByRole('button', { name: 'Claim all' })).toBeNull();
  });
});
