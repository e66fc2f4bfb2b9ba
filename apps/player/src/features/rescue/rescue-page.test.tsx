// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { RescuePage } from './rescue-page.tsx';
import type { Rescue, RescueWeek } from './use-rescue.ts';

const idOf = (number: number): string => `019364e2-7f1a-7c3b-9a45-5b1d0c2e8f5${number}`;
const cash = (amount: string) => ({ kind: 'cash' as const, amount, currency: 'PHP' });
const week = (over: Partial<RescueWeek> = {}): RescueWeek => ({
  from: '2026-11-16',
  to: '2026-11-22',
  staked: '3150.00',
  won: '2300.00',
  difference: '850.00',
  rate: 5,
  reward: cash('42.50'),
  state: 'ready',
  until: new Date(2026, 10, 30).getTime(),
  paidAt: null,
  item: idOf(1),
  ...over,
});
const sumsOf = (staked: string, won: string, difference: string): Rescue['sums'] => ({
  from: '2026-11-16',
  to: '2026-11-22',
  staked,
  won,
  difference,
});
const rescue = (over: Partial<Rescue> = {}): Rescue => ({
  promotionId: idOf(0),
  title: 'Weekly cashback',
  line: '',
  rate: 7.5,
  least: '10.00',
  most: '100.00',
  currency: 'PHP',
  week: week(),
  sums: sumsOf('3150.00', '2300.00', '850.00'),
  isWorkedOut: true,
  earlier: [],
  ...over,
});
const paid = {
  answer: { claimId: idOf(1), state: 'paid' as const, amount: '42.50', currency: 'PHP' },
};
const rewardsOn = { whitelabelVal: { REWCEN3: true } };
const show = (value: Rescue | null = rescue(), { replies, ...options }: TestOptions = {}) =>
  showInSite(<RescuePage />, {
    path: '/m/activity/rescue',
    session: { id: '7' },
    info: rewardsOn,
    replies: { rewardRescue: { answer: { rescue: value } }, ...replies },
    ...options,
  });
const claim = () => screen.findByRole('button', { name: 'Claim ₱42.50' });
const sums = async (name = 'How it’s calculated') => {
  const card = await screen.findByRole('region', { name });
  return within(card)
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
};
const foot = () => screen.getByRole('contentinfo');

describe('last week', () => {
  it('PROMO-05 what comes back is told line by line, with the days and until when', async () => {
    await show();
    expect(await sums()).toEqual([
      'Total bets ₱3,150.00',
      'Total winnings ₱2,300.00',
      'Net loss ₱850.00',
      'Cashback rate 5%',
      'Cashback ₱42.50',
    ]);
    expect(screen.getByText(/^For Mon 16 .*Sun 22 Nov$/)).toBeDefined();
    expect(screen.getByText('Paid in cash, no wagering')).toBeDefined();
    expect(screen.getByText(/^Claim until Sun.* 29 Nov.* 23:59$/)).toBeDefined();
  });
  it('PROMO-05 where the most for a week was reached, a line says so', async () => {
    await show(rescue({ week: week({ reward: cash('100.00') }) }));
    expect(await sums()).toContain('Weekly maximum ₱100');
  });
  it('PROMO-05, PROMO-07 is claimed once, and the foot says when it was paid', async () => {
    const held = Promise.withResolvers<typeof paid>();
    const { server } = await show(rescue(), { replies: { claimPromotion: () => held.promise } });
    const button = await claim();
    await user.dblClick(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    server.replies.rewardRescue = () => new Promise(() => {});
    await act(async () => held.resolve(paid));
    await waitFor(() =>
      expect(foot().textContent).toMatch(/^Paid .*₱42\.50 is in your balance\.$/),
    );
    const claims = server.calls.filter(({ name }) => name === 'claimPromotion');
    expect(claims).toHaveLength(1);
    expect(claims[0]?.input).toEqual({ id: idOf(0), item: idOf(1) });
    expect(screen.queryByText(/^Claim until/)).toBeNull();
  });
  it('PROMO-05 that was refused says why, and the button is back', async () => {
    await show(rescue(), {
      replies: { claimPromotion: { refusal: 'reward_exhausted', message: 'Fully claimed.' } },
    });
    await user.click(await claim());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'All rewards in this offer have been claimed.',
    );
    expect((await claim()).getAttribute('aria-busy')).toBeNull();
  });
  it('NET-11, PROMO-07 after a lost line the same key goes again', async () => {
    const { server } = await show(rescue(), {
      replies: { claimPromotion: { foreign: { status: 504, body: {} } } },
    });
    await user.click(await claim());
    await screen.findByRole('alert');
    server.replies.claimPromotion = paid;
    server.replies.rewardRescue = () => new Promise(() => {});
    await user.click(await claim());
    await waitFor(() => expect(foot().textContent).toContain('Paid'));
    const keys = server.calls
      .filter(({ name }) => name === 'claimPromotion')
      .map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });
  it('PROMO-05 paid on another day tells that day', async () => {
    const paidAt = new Date(2026, 10, 23, 14, 5).getTime();
    await show(rescue({ week: week({ state: 'paid', paidAt }) }));
    await sums();
    expect(foot().textContent).toMatch(/^Paid Mon.* 23 Nov.* 14:05/);
  });
});

describe('without an amount', () => {
  it('PROMO-05 the days, the sums of a week that was won, and the rule', async () => {
    await show(rescue({ week: null, sums: sumsOf('1240.00', '1385.50', '-145.50') }));
    expect(await screen.findByRole('heading', { name: 'No cashback for last week' })).toBeDefined();
    expect(screen.getByText(/^Mon 16 .*Sun 22 Nov$/)).toBeDefined();
    expect(await sums('Last week')).toEqual([
      'Total bets ₱1,240.00',
      'Total winnings ₱1,385.50',
      'You were ahead by ₱145.50',
    ]);
    expect(screen.getByRole('heading', { name: 'How it works' })).toBeDefined();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'You get back 7.5% of a week’s net loss of ₱10 or more',
      'Calculated every Monday',
      'Paid in cash, up to ₱100, no wagering',
    ]);
    expect(screen.queryByRole('button', { name: /Claim/ })).toBeNull();
  });
  it.each([
    [
      'a loss below the least',
      sumsOf('10.00', '5.00', '5.00'),
      'Cashback starts at a net loss of ₱10.',
    ],
    ['no play', sumsOf('0.00', '0.00', '0.00'), 'You didn’t play with your own money last week.'],
  ])('PROMO-05 the reason is said: %s', async (_, own, reason) => {
    await show(rescue({ week: null, sums: own }));
    expect(await screen.findByText(reason)).toBeDefined();
  });
  it('PROMO-05 a loss that is large enough, without cashback for another reason, is not explained by the rule', async () => {
    await show(rescue({ week: null }));
    await screen.findByRole('heading', { name: 'No cashback for last week' });
    expect(screen.queryByRole('region', { name: 'Last week' })).toBeNull();
  });
  it('PROMO-05 until the week is worked out the page says so, and not that there is none', async () => {
    await show(rescue({ week: null, isWorkedOut: false }));
    expect(await screen.findByRole('heading', { name: 'We’re adding up last week' })).toBeDefined();
    expect(screen.getByText('Your cashback will show here later today.')).toBeDefined();
  });
  it('PROMO-05 where the merchant has none for the member, one line and the way home', async () => {
    await show(null);
    expect(
      await screen.findByRole('heading', { name: 'No weekly cashback right now' }),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/m/home');
  });
  it('PROMO-01, PROMO-05 without a reward centre nothing is asked', async () => {
    const { server } = await show(null, { info: {} });
    expect(await screen.findByText('No weekly cashback right now')).toBeDefined();
    expect(server.calls).toEqual([]);
  });
});

describe('earlier weeks', () => {
  const before = { from: '2026-11-09', to: '2026-11-15' };
  const weeks = () => screen.findByRole('list', { name: 'Earlier weeks' });
  const rowsOf = async () =>
    within(await weeks())
      .getAllByRole('listitem')
      .map((row) => row.textContent);
  it('PROMO-05 say what became of them, and one that lapsed counts as such', async () => {
    const paidAt = new Date(2026, 10, 17).getTime();
    await show(
      rescue({
        week: week({ state: 'lapsed' }),
        earlier: [week({ ...before, state: 'paid', paidAt, item: idOf(2) })],
      }),
    );
    expect(await rowsOf()).toEqual([
      expect.stringMatching(/^Mon 16 .*22 NovNot claimed in time₱42\.50$/),
      expect.stringMatching(/^Mon 9 .*15 NovPaid 17 Nov₱42\.50$/),
    ]);
    expect(screen.getByText('No cashback for last week')).toBeDefined();
  });
  it('PROMO-05 one that is open for longer can still be claimed', async () => {
    const { server } = await show(
      rescue({ week: null, earlier: [week({ ...before, item: idOf(2) })] }),
      { replies: { claimPromotion: paid } },
    );
    await weeks();
    server.replies.rewardRescue = () => new Promise(() => {});
    await user.click(await claim());
    await waitFor(async () => expect((await rowsOf())[0]).toContain('Paid'));
    expect(server.calls.find(({ name }) => name === 'claimPromotion')?.input).toEqual({
      id: idOf(0),
      item: idOf(2),
    });
  });
});

describe('the bar', () => {
  it('PROMO-05, PROMO-06 leads to the history of rewards', async () => {
    await show();
    const history = screen.getByRole('link', { name: 'Reward history' });
    expect(history.getAttribute('href')).toBe('/m/rewardCenter?tab=history');
  });
  it('PROMO-01 has no way to a history where there is no reward centre', async () => {
    await show(null, { info: {} });
    expect(screen.queryByRole('link', { name: 'Reward history' })).toBeNull();
  });
});

describe('a claim that is not paid at once', () => {
  const waiting = { answer: { ...paid.answer, state: 'waiting' as const } };
  it('PROMO-05 of an earlier week says that it is under way, in place of its button', async () => {
    await show(rescue({ week: null, earlier: [week({ item: idOf(2) })] }), {
      replies: { claimPromotion: waiting },
    });
    await user.click(await claim());
    const list = await screen.findByRole('list', { name: 'Earlier weeks' });
    await waitFor(() => expect(list.textContent).toContain('On its way to your balance'));
    expect(list.textContent).not.toContain('Ready to claim');
    expect(within(list).queryByRole('button')).toBeNull();
  });
});

describe('what does not come', () => {
  it('PROMO-05 can be asked for again', async () => {
    const { server } = await show(null, {
      replies: { rewardRescue: { refusal: 'service_unavailable', message: 'Soon.' } },
    });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This isn’t available right now. Try again in a moment.',
    );
    server.replies = { rewardRescue: { answer: { rescue: rescue() } } };
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await claim()).toBeDefined();
  });
});
