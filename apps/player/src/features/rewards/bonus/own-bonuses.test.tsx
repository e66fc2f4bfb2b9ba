// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Replies } from '#foundation/testing/answering-server.ts';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { ActivityPage } from '../activity/activity-page.tsx';
import { RewardCentrePage } from '../centre/reward-centre-page.tsx';
import { bonus, bonusReward, waiting } from '../testing/sample-bonuses.ts';
import { idOf, paid, promotion, rewardsOn, row, whole } from '../testing/sample-rewards.ts';
import type { Bonus } from './use-bonuses.ts';

afterEach(() => void vi.useRealTimers());

const has = (...bonuses: Bonus[]): Replies => ({ listBonuses: { answer: { bonuses } } });
const show = (replies: Replies, options: TestOptions = {}) =>
  showInSite(<ActivityPage />, {
    path: '/m/activity',
    session: { id: '7' },
    info: rewardsOn,
    replies: { promotionList: { answer: { promotions: [promotion()] } }, ...replies },
    ...options,
  });
const card = (name: string) => screen.findByRole('article', { name });
const factsIn = (place: HTMLElement) =>
  [...place.querySelectorAll('dl > div')].map(({ textContent }) => textContent);

describe('the card of a bonus', () => {
  it('BONUS-10 tells progress, how much of a stake counts, and its terms', async () => {
    await show(has(bonus()));
    const own = await card('₱50 bonus');
    expect(own.textContent).toContain('Wagered₱240.00of ₱400.00');
    const bar = within(own).getByRole('progressbar', { name: '₱240.00 of ₱400.00 wagered' });
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['240', '400']);
    expect(factsIn(own)).toEqual([
      'Slots100%',
      // The merchant's own category has its code as the name.
      'CHESS20%',
      'Regional draws0%',
      'All other games50%',
      'Bonus left₱62.50',
      'Your bonus₱50.00',
      'Wagering requirement8× the bonus',
      'Max counted bet₱5.00',
      expect.stringMatching(/^EndsTue.* 2027, 23:59$/),
    ]);
    expect(own.textContent).toContain('Games at 0% can only be played with cash.');
  });
  it('BONUS-10 without wagering and without a largest stake these parts go', async () => {
    await show(has(bonus({ wageringDue: '0.00', wagered: '0.00', largestStake: null })));
    const own = await card('₱50 bonus');
    expect(within(own).queryByRole('progressbar')).toBeNull();
    expect(own.textContent).not.toMatch(/stake|wager/i);
  });
  it('BONUS-10, BONUS-02 the active one comes first, then those that wait in their order, whose terms can be read', async () => {
    await show(has(waiting({ id: idOf(62), amount: '9.00' }), waiting(), bonus()));
    await card('₱50 bonus');
    const names = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    expect(names.slice(0, 3)).toEqual(['₱50 bonus', '₱20 bonus', '₱9 bonus']);
    const next = await card('₱20 bonus');
    expect(next.textContent).toContain('Waiting');
    await user.click(within(next).getByRole('button', { name: 'Bonus terms: ₱20 bonus' }));
    const sheet = await screen.findByRole('dialog', { name: 'Bonus terms' });
    expect(factsIn(sheet)).toContain('Valid for7 days');
    expect(sheet.textContent).toContain('Wagering requirement₱160.00');
    expect(within(sheet).queryByText(/^Bonus left/)).toBeNull();
  });
  it.each([
    ['done', 'Paid', /Paid as cash: \d\d:\d\d/],
    ['forfeited', 'Given up', /Ended: \d\d:\d\d/],
    ['expired', 'Expired', /Ended:/],
  ] as const)(
    'BONUS-10 one that is %s says so for a day, with nothing to press',
    async (state, pill, line) => {
      const over = { state, left: '0.00', endedAt: Date.now() - 1_000 };
      await show(has(bonus({ ...over, id: idOf(63), amount: '1.00', endedAt: 1 }), bonus(over)));
      const own = await card('₱50 bonus');
      expect(own.textContent).toContain(pill);
      expect(own.textContent).toMatch(line);
      expect(within(own).queryByRole('button')).toBeNull();
      expect(screen.queryByText('₱1 bonus')).toBeNull();
    },
  );
  it('BONUS-10 who has none sees no card', async () => {
    await show(has());
    await screen.findByText('A gift each week');
    expect(screen.queryByRole('region', { name: 'Your bonuses' })).toBeNull();
  });
  it('BONUS-10 the list waits for it, so that nothing moves', async () => {
    const held = Promise.withResolvers<{ answer: { bonuses: Bonus[] } }>();
    const { server } = await show({ listBonuses: () => held.promise });
    await waitFor(() => expect(server.calls).toHaveLength(2));
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
    await act(async () => held.resolve({ answer: { bonuses: [bonus()] } }));
    await card('₱50 bonus');
    expect(screen.getByText('A gift each week')).toBeDefined();
  });
  it('BONUS-10 one that does not load can be asked for again, and the promotions stand', async () => {
    const { server } = await show({
      listBonuses: { refusal: 'service_unavailable', message: 'Soon.' },
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Your bonus didn’t loadThis isn’t available right now.');
    expect(screen.getByText('A gift each week')).toBeDefined();
    server.replies = { ...server.replies, ...has(bonus()) };
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await card('₱50 bonus');
  });
  it('BONUS-10 it is there where no reward centre is, and not where a gateway has none', async () => {
    const { server } = await show(has(bonus()), { info: {} });
    await card('₱50 bonus');
    server.replies = { listBonuses: { refusal: 'function.not.available' } };
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Rewards aren’t available')).toBeDefined();
  });
  it('BONUS-10 progress is asked for on return and every 30 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { server } = await show(has(bonus()));
    await card('₱50 bonus');
    server.replies = { ...server.replies, ...has(bonus({ wagered: '250.00' })) };
    await act(() => vi.advanceTimersByTimeAsync(29_000));
    expect(screen.queryByText('₱250.00')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(await screen.findByText('₱250.00')).toBeDefined();
    server.replies = { ...server.replies, ...has(bonus({ wagered: '260.00' })) };
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('₱260.00')).toBeDefined();
  });
});

describe('giving one up', () => {
  const giveUp = (amount: string) =>
    screen.findByRole('button', { name: `Give up: ${amount} bonus` });
  const ask = async (amount: string) => {
    await user.click(await giveUp(amount));
    return screen.findByRole('alertdialog', { name: 'Give up this bonus?' });
  };
  const forfeited = bonus({ state: 'forfeited', left: '0.00', endedAt: Date.now() });

  it('BONUS-10 asks first and says what is lost; who keeps it sends nothing', async () => {
    const { server } = await show(has(bonus()));
    const dialog = await ask('₱50');
    expect(dialog.textContent).toContain(
      'You’ll lose the ₱62.50 that’s left, including winnings, and the ₱240.00 you’ve wagered won’t count.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Keep bonus' }));
    expect(server.calls.map(({ name }) => name)).not.toContain('forfeitBonus');
  });
  it('BONUS-10 sends one call however often it is pressed; the card stays and says so', async () => {
    const held = Promise.withResolvers<{ answer: Bonus }>();
    const { server, foundation } = await show({
      ...has(bonus()),
      forfeitBonus: () => held.promise,
    });
    const dialog = await ask('₱50');
    await user.dblClick(within(dialog).getByRole('button', { name: 'Give up' }));
    const button = await giveUp('₱50');
    expect(button.getAttribute('aria-busy')).toBe('true');
    await user.click(button);
    server.replies = { ...server.replies, ...has(forfeited) };
    await act(async () => held.resolve({ answer: forfeited }));
    const own = await card('₱50 bonus');
    await waitFor(() => expect(own.textContent).toContain('Given up'));
    await waitFor(() => expect(document.activeElement).toBe(own));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.calls.filter(({ name }) => name === 'forfeitBonus')).toMatchObject([
      { input: { id: idOf(60) } },
    ]);
    expect(foundation.toasts.get()?.say(foundation.language.get().t)).toBe('Bonus given up');
  });
  it('BONUS-10 one that waits says what it would have been', async () => {
    await show(has(waiting()));
    expect((await ask('₱20')).textContent).toContain('You won’t get the ₱20.00.');
  });
  it('BONUS-10 that fails says why in the card, and can be tried again', async () => {
    const { server, foundation } = await show({
      ...has(bonus()),
      forfeitBonus: { refusal: 'bonus_ended', message: 'Ended.' },
    });
    const dialog = await ask('₱50');
    await user.click(within(dialog).getByRole('button', { name: 'Give up' }));
    expect((await screen.findByRole('alert')).textContent).toBe('This bonus has already ended.');
    expect(foundation.notices.get()).toEqual([]);
    server.replies = { ...server.replies, ...has(forfeited), forfeitBonus: { answer: forfeited } };
    const again = await ask('₱50');
    await user.click(within(again).getByRole('button', { name: 'Give up' }));
    await waitFor(async () => expect((await card('₱50 bonus')).textContent).toContain('Given up'));
  });
});

describe('what leads to a bonus', () => {
  const claimId = idOf(70);
  const claim = { state: 'ready', againAt: null, reward: bonusReward, rewardId: null } as const;

  it('BONUS-10 a promotion tells the terms before it is claimed, and then the progress', async () => {
    const { server } = await show(
      {
        promotionDetails: { answer: whole({ claim }) },
        claimPromotion: { answer: { ...paid('50.00').answer, claimId } },
      },
      { path: `/m/activity?id=${idOf(1)}` },
    );
    const terms = await screen.findByRole('region', { name: 'Bonus terms' });
    expect(terms.textContent).toContain('Wagering requirement₱400.00');
    expect(factsIn(terms)).toContain('All games100%');
    server.replies = {
      ...server.replies,
      promotionDetails: {
        answer: whole({ claim: { ...claim, state: 'claimed', rewardId: claimId } }),
      },
      ...has(waiting(), bonus({ rewardId: claimId })),
    };
    await user.click(screen.getByRole('button', { name: 'Claim ₱50 bonus' }));
    expect((await card('₱50 bonus')).textContent).toContain('Wagered₱240.00');
    expect(screen.queryByText('₱20 bonus')).toBeNull();
    expect(screen.getByText('₱50 bonus is in your balance')).toBeDefined();
  });
  it('BONUS-10 the reward centre tells the terms beside the claim, and leads to the card', async () => {
    const { server, foundation } = await showInSite(<RewardCentrePage />, {
      path: '/m/rewardCenter',
      session: { id: '7' },
      info: rewardsOn,
      replies: {
        rewardClaims: { answer: { rows: [row({ reward: bonusReward })] } },
        signInCalendar: { answer: null },
        claimPromotion: paid('50.00'),
        ...has(),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Bonus terms: ₱50 bonus' }));
    const sheet = await screen.findByRole('dialog', { name: 'Bonus terms' });
    expect(factsIn(sheet)).toContain('Wagering requirement8× the bonus');
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    server.replies = { ...server.replies, ...has(bonus()) };
    await user.click(screen.getByRole('button', { name: 'Claim Five draws, ₱50 bonus' }));
    const way = await screen.findByRole('link', { name: /^₱50 bonus/ });
    expect(way.textContent).toBe('₱50 bonus₱240.00 of ₱400.00 wagered');
    expect(way.getAttribute('href')).toBe('/m/activity');
    expect(foundation.toasts.get()?.say(foundation.language.get().t)).toBe('₱50 bonus added');
  });
});
