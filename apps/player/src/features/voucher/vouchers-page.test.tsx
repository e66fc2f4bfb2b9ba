// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeSignals } from '#foundation/signals/signals.ts';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import type { Voucher } from './use-vouchers.ts';
import { VouchersPage } from './vouchers-page.tsx';

const idOf = (number: number): string => `019364e2-7f1a-7c3b-9a45-5b1d0c2e8f5${number}`;
const voucher = (over: Partial<Voucher> = {}): Voucher => ({
  id: idOf(1),
  title: 'Gold club, November',
  line: 'Any game',
  reward: { kind: 'cash', amount: '25.00', currency: 'PHP' },
  state: 'available',
  expiresAt: new Date(2099, 10, 30).getTime(),
  usedAt: null,
  ...over,
});
const list = (...vouchers: Voucher[]) => ({
  answer: { vouchers, available: vouchers.filter(({ state }) => state === 'available').length },
});
const used = { answer: voucher({ state: 'used', usedAt: new Date(2026, 10, 20).getTime() }) };
const show = ({ replies, ...options }: TestOptions = {}) =>
  showInSite(<VouchersPage />, {
    path: '/m/voucherCenter',
    session: { id: '7' },
    info: { whitelabelVal: { REWCEN3: true } },
    replies: { voucherList: list(voucher()), ...replies },
    ...options,
  });
const claim = () => screen.findByRole('button', { name: 'Claim ₱25: Gold club, November' });
const code = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Voucher code' });
const redeem = () => screen.getByRole('button', { name: 'Redeem' });
const keysOf = (calls: readonly { name: string; idempotencyKey?: string }[], name: string) =>
  calls.filter((each) => each.name === name).map(({ idempotencyKey }) => idempotencyKey);

describe('a voucher', () => {
  it('MEMBER-09 says what it is worth, what for and until when', async () => {
    await show({
      replies: {
        voucherList: list(
          voucher(),
          voucher({ id: idOf(2), reward: { kind: 'bonus', amount: '50.00', currency: 'PHP' } }),
        ),
      },
    });
    const tickets = within(await screen.findByRole('list', { name: 'Available (2)' }));
    const words = tickets.getAllByRole('article').map(({ textContent }) => textContent);
    expect(words[0]).toMatch(/^₱25cashGold club, NovemberAny gameClaim until .*29 Nov.*Claim$/);
    expect(words[1]).toMatch(/^₱50bonus/);
    expect(words[0]).not.toMatch(/:/);
    expect(screen.queryByRole('tab', { name: /Top up/ })).toBeNull();
  });
  it('MEMBER-09 says the minute in its last days', async () => {
    const expiresAt = new Date().setHours(24 * 2, 0, 0, 0);
    await show({ replies: { voucherList: list(voucher({ expiresAt })) } });
    expect((await screen.findByText(/Claim until/)).textContent).toMatch(/, 23:59$/);
  });
  it('MEMBER-09 is claimed once, stays where it stood as paid, and is counted no more', async () => {
    const held = Promise.withResolvers<typeof used>();
    const { server, foundation } = await show({ replies: { claimVoucher: () => held.promise } });
    const button = await claim();
    await user.dblClick(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    await act(async () => held.resolve(used));
    expect(await screen.findByText('Paid')).toBeDefined();
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Available');
    expect(keysOf(server.calls, 'claimVoucher')).toHaveLength(1);
    const { t } = foundation.language.get();
    expect(foundation.toasts.get()?.say(t)).toBe('₱25 is in your balance');
  });
  it('MEMBER-09, HOUSE a claim leads on to the next one, and the last one keeps its place', async () => {
    const second = voucher({ id: idOf(2), title: 'Second' });
    const { server } = await show({
      replies: { voucherList: list(voucher(), second), claimVoucher: used },
    });
    await user.click(await claim());
    const next = screen.getByRole('button', { name: 'Claim ₱25: Second' });
    await waitFor(() => expect(document.activeElement).toBe(next));
    server.replies.claimVoucher = { answer: { ...used.answer, id: idOf(2), title: 'Second' } };
    await user.keyboard('{Enter}');
    const row = screen.getByText('Second').closest('li');
    await waitFor(() => expect(document.activeElement).toBe(row));
    expect(screen.getAllByText('Paid')).toHaveLength(2);
  });
  it('MEMBER-09, SIG-09 that was paid stays where it stood when the list is fetched again, until another tab is opened', async () => {
    const [first, third] = [voucher({ title: 'First' }), voucher({ id: idOf(3), title: 'Third' })];
    const second = voucher({ id: idOf(2), title: 'Second' });
    const { server, foundation } = await show({
      replies: {
        voucherList: list(first, second, third),
        claimVoucher: { answer: { ...used.answer, id: idOf(2), title: 'Second' } },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Claim ₱25: Second' }));
    await screen.findByText('Paid');
    server.replies.voucherList = list(voucher({ title: 'First, renamed' }), third);
    act(() => foundation.keep(makeSignals).tell(['promotion']));
    await screen.findByText('First, renamed');
    const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts()).toEqual([
      expect.stringContaining('First, renamed'),
      expect.stringMatching(/Second.*Paid/),
      expect.stringContaining('Third'),
    ]);
    await user.click(screen.getByRole('tab', { name: 'Expired' }));
    await user.click(screen.getByRole('tab', { name: 'Available (2)' }));
    await screen.findByText('First, renamed');
    expect(texts()).toHaveLength(2);
  });
  it('MEMBER-09, NET-11 after a lost line the same key goes again', async () => {
    const { server } = await show({
      replies: { claimVoucher: { foreign: { status: 504, body: {} } } },
    });
    await user.click(await claim());
    await screen.findByRole('alert');
    server.replies.claimVoucher = used;
    await user.click(await claim());
    await screen.findByText('Paid');
    const keys = keysOf(server.calls, 'claimVoucher');
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
  it('MEMBER-09 that is refused says why under it, the button is back, and another try is another wish', async () => {
    const refusal = { refusal: 'voucher_used', message: 'Used already.' } as const;
    const { server } = await show({ replies: { claimVoucher: refusal } });
    await user.click(await claim());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'You’ve already used this voucher.',
    );
    expect((await claim()).getAttribute('aria-busy')).toBeNull();
    await user.click(await claim());
    await waitFor(() => expect(keysOf(server.calls, 'claimVoucher')).toHaveLength(2));
    expect(new Set(keysOf(server.calls, 'claimVoucher')).size).toBe(2);
  });
  it.each([
    [
      'Used',
      {
        state: 'used',
        over: { usedAt: new Date(2020, 10, 20, 14, 5).getTime() },
        said: /Used .*20 Nov/,
      },
    ],
    [
      'Expired',
      {
        state: 'expired',
        over: { expiresAt: new Date(2020, 10, 21).getTime() },
        said: /Expired .*20 Nov/,
      },
    ],
  ] as const)(
    'MEMBER-09 %s ones have no action, and the date',
    async (name, { state, over, said }) => {
      const { server } = await show();
      await claim();
      server.replies.voucherList = list(voucher({ state, ...over }));
      await user.click(screen.getByRole('tab', { name }));
      expect((await screen.findByText(said)).textContent).toMatch(said);
      expect(server.calls.at(-1)?.input).toEqual({ state });
      expect(screen.queryByRole('button', { name: /Claim/ })).toBeNull();
    },
  );
});

describe('a code', () => {
  it('MEMBER-09 is redeemed once; the field is empty then, and the list is asked for again', async () => {
    const { server, foundation } = await show({ replies: { redeemVoucher: used } });
    await claim();
    expect(redeem().getAttribute('aria-disabled')).toBe('true');
    await user.type(await code(), ' 7kq2-m4xa-9td{Enter}');
    await waitFor(async () => expect((await code()).value).toBe(''));
    const { t } = foundation.language.get();
    expect(foundation.toasts.get()?.say(t)).toBe('₱25 is in your balance');
    const sent = server.calls.filter(({ name }) => name === 'redeemVoucher');
    expect(sent.map(({ input }) => input)).toEqual([{ code: '7kq2-m4xa-9td' }]);
    await waitFor(() =>
      expect(server.calls.filter(({ name }) => name === 'voucherList')).toHaveLength(2),
    );
  });
  it('MEMBER-09, HOUSE none sends nothing, and the button keeps the focus when it has done its work', async () => {
    const { server } = await show({ replies: { redeemVoucher: used } });
    await claim();
    await user.click(redeem());
    await user.type(await code(), 'GOOD');
    await user.click(redeem());
    await waitFor(async () => expect((await code()).value).toBe(''));
    expect(document.activeElement).toBe(redeem());
    expect(server.calls.filter(({ name }) => name === 'redeemVoucher')).toHaveLength(1);
  });
  it('MEMBER-09 that is bad keeps its text, with the reason under it until it is changed', async () => {
    const refusal = { refusal: 'voucher_invalid', message: 'Not valid.' } as const;
    await show({ replies: { redeemVoucher: refusal } });
    const field = await code();
    await user.type(field, 'WRONG');
    await user.click(redeem());
    expect(await screen.findByText('This code isn’t valid.')).toBeDefined();
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['WRONG', 'true']);
    expect(document.activeElement).toBe(field);
    await user.type(field, '1');
    expect(screen.queryByText('This code isn’t valid.')).toBeNull();
  });
  it('MEMBER-09 after too many tries the time of the next one is told', async () => {
    const refusal = { refusal: 'TOO_MANY_REQUEST.voucher', value: { retryAfter: 600 } } as const;
    await show({ replies: { redeemVoucher: refusal } });
    await user.type(await code(), 'WRONG{Enter}');
    expect(await screen.findByText(/^Too many attempts.* after .*\d\d:\d\d\.$/)).toBeDefined();
  });
  it('MEMBER-09, NET-11 after a lost line the same key goes again', async () => {
    const { server } = await show({
      replies: { redeemVoucher: { foreign: { status: 504, body: {} } } },
    });
    const field = await code();
    await user.type(field, 'GOOD{Enter}');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    server.replies.redeemVoucher = used;
    await user.click(redeem());
    await waitFor(() => expect(field.value).toBe(''));
    const keys = keysOf(server.calls, 'redeemVoucher');
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('without any', () => {
  it('MEMBER-09 each list says that it is empty', async () => {
    await show({ replies: { voucherList: list() } });
    expect(await screen.findByText('No vouchers to claim right now')).toBeDefined();
    await user.click(screen.getByRole('tab', { name: 'Used' }));
    expect(await screen.findByText('No used vouchers')).toBeDefined();
  });
  it('MEMBER-09, PROMO-03 a restricted member has no field for codes either', async () => {
    await show({ replies: { voucherList: { refusal: 'function.not.available' } } });
    expect(await screen.findByRole('heading', { name: 'Vouchers aren’t available' })).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
  it('MEMBER-09, PROMO-01 where the merchant has no rewards, nothing is asked', async () => {
    const { server } = await show({ info: {} });
    expect(await screen.findByRole('heading', { name: 'Vouchers aren’t available' })).toBeDefined();
    expect(server.calls).toEqual([]);
  });
  it('MEMBER-09 what does not come can be asked for again', async () => {
    const { server } = await show({
      replies: { voucherList: { refusal: 'service_unavailable', message: 'Soon.' } },
    });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This isn’t available right now. Try again in a moment.',
    );
    server.replies.voucherList = list(voucher());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await claim()).toBeDefined();
  });
});
