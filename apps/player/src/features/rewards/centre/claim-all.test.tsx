// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { cash, idOf, paid, rewardsOn, row } from '../testing/sample-rewards.ts';
import { makeClaims } from '../claims/claims.ts';
import { RewardCentrePage } from './reward-centre-page.tsx';

const terms = {
  amount: '50.00',
  wageringDue: '400.00',
  largestStake: null,
  weights: { default: 100 },
  days: 7,
};
const bonus = { kind: 'bonus' as const, amount: '50.00', currency: 'PHP', bonus: terms };
const several = [
  row(),
  row({ promotionId: idOf(2), title: 'Sunday gift', reward: cash('0.50') }),
  row({ promotionId: idOf(4), title: 'Weekend boost', reward: bonus }),
];
const sheet = () => screen.findByRole('dialog', { name: /rewards claimed$/ });
const outcomes = async () =>
  within(await sheet())
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const claimAll = async () =>
  user.dblClick(await screen.findByRole('button', { name: 'Claim all' }));
const answerOf = (input: unknown) =>
  paid((input as { id: string }).id === idOf(2) ? '0.50' : '20.00');

const show = (replies: TestOptions['replies']) =>
  showInSite(<RewardCentrePage />, {
    path: '/m/rewardCenter',
    session: { id: '7' },
    info: rewardsOn,
    replies: {
      signInCalendar: { answer: null },
      listBonuses: { answer: { bonuses: [] } },
      ...replies,
    },
  });

describe('claiming all', () => {
  it('PROMO-06, PROMO-07 sends each with its own key, one after another, and says what was added as cash', async () => {
    let pending = 0;
    let most = 0;
    const { server, foundation } = await show({
      rewardClaims: { answer: { rows: several } },
      claimPromotion: async (input) => {
        pending += 1;
        most = Math.max(most, pending);
        await Promise.resolve();
        pending -= 1;
        return answerOf(input);
      },
    });
    await claimAll();
    expect((await sheet()).textContent).toContain('Added to your balance₱20.50');
    expect(await outcomes()).toEqual([
      'Five drawsCash₱20Claimed',
      'Sunday giftCash₱0.50Claimed',
      'Weekend boostBonus money₱50 bonusClaimed',
    ]);
    expect(most).toBe(1);
    const keys = server.calls.flatMap(({ idempotencyKey: key }) => key ?? []);
    expect(new Set(keys).size).toBe(3);
    expect(keys).toHaveLength(3);
    expect(foundation.toasts.get()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('tab', { name: /claim/ }).textContent).toBe('To claim');
  });
  it('PROMO-06, C4 ends when another member logs in: nothing is claimed in that session', async () => {
    const first = Promise.withResolvers<ReturnType<typeof paid>>();
    const { server, foundation } = await show({
      rewardClaims: { answer: { rows: several } },
      claimPromotion: () => first.promise,
    });
    const claimed = foundation.keep(makeClaims).claimAll(several);
    const other = { token: 'other', userName: 'noor', id: 'other' };
    act(() => foundation.session.start({ ...other, firstTimeLogin: false, updatePassword: false }));
    first.resolve(paid('20.00'));
    await act(() => claimed);
    expect(server.calls.filter(({ name }) => name === 'claimPromotion')).toHaveLength(1);
  });
  it('PROMO-06, PROMO-07 what failed keeps its row and can be tried again with the same key', async () => {
    const lost = { foreign: { status: 504, body: {} } } as const;
    const { server } = await show({
      rewardClaims: { answer: { rows: several } },
      claimPromotion: (input) =>
        Promise.resolve((input as { id: string }).id === idOf(4) ? lost : answerOf(input)),
    });
    await claimAll();
    expect(await screen.findByRole('dialog', { name: '2 of 3 rewards claimed' })).toBeDefined();
    const before = server.calls.findLast(({ name }) => name === 'claimPromotion');
    server.replies = { ...server.replies, claimPromotion: paid('50.00') };
    const again = within(await sheet()).getByRole('button', { name: 'Retry Weekend boost' });
    await user.click(again);
    expect(await screen.findByRole('dialog', { name: '3 of 3 rewards claimed' })).toBeDefined();
    const after = server.calls.findLast(({ name }) => name === 'claimPromotion');
    expect(after?.idempotencyKey).toBe(before?.idempotencyKey);
    expect((await sheet()).textContent).toContain('Added to your balance₱20.50');
  });
  it('PROMO-06 a single reward is claimed in its row, and there is nothing to claim at once', async () => {
    await show({ rewardClaims: { answer: { rows: [row()] } } });
    await screen.findByRole('list', { name: 'Ready to claim' });
    expect(screen.queryByRole('button', { name: 'Claim all' })).toBeNull();
  });
});
