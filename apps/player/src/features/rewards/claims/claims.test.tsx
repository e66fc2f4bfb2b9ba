// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { showInSite, type TestOptions } from '#foundation/testing/test-site.tsx';
import { nameOfWish } from '#foundation/rewards/claim-requests.ts';
import { cash, idOf, paid, rewardsOn } from '../testing/sample-rewards.ts';
import { makeClaims, type RewardRequest } from './claims.ts';

const wish: RewardRequest = {
  promotionId: idOf(1),
  type: 'MISSION',
  title: 'Five draws',
  reward: cash('20.00'),
};
async function open(replies: TestOptions['replies']) {
  const path = '/m/rewardCenter';
  const shown = { path, session: {}, info: rewardsOn, replies };
  const { foundation, server } = await showInSite(createElement('p'), shown as TestOptions);
  return { claims: foundation.keep(makeClaims), server };
}

it('PROMO-07 two presses at one moment, by whichever buttons, are one claim', async () => {
  const { claims, server } = await open({ claimPromotion: paid('20.00') });
  const both = await act(() => Promise.all([claims.claim(wish), claims.claim(wish)]));
  expect(both).toEqual([true, false]);
  expect(server.calls).toHaveLength(1);
});
it('PROMO-05 what was paid today can be claimed again when there is something new', async () => {
  const { claims, server } = await open({ claimPromotion: paid('20.00') });
  await act(() => claims.claim(wish));
  expect(await act(() => claims.claim(wish))).toBe(true);
  const keys = server.calls.map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(2);
});
it('W4 a key that was used for something else is not used again', async () => {
  const { claims, server } = await open({
    claimPromotion: { refusal: 'idempotency_key_reused', message: 'Again.' },
  });
  await act(() => claims.claim(wish));
  expect(claims.get().get(nameOfWish(wish))).toMatchObject({ step: 'failed', isFinal: false });
  await act(() => claims.claim(wish));
  expect(new Set(server.calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
});
it('PROMO-06 what is not paid at once is told as under way', async () => {
  const { claims } = await open({
    claimPromotion: {
      answer: { claimId: idOf(2), state: 'waiting', amount: '20.00', currency: 'PHP' },
    },
  });
  expect(await act(() => claims.claim(wish))).toBe(false);
  expect(claims.get().get(nameOfWish(wish))?.step).toBe('underWay');
  claims.leave();
  expect(claims.get().size).toBe(0);
});
it('PROMO-06 of several that a promotion has to give each is a wish of its own', async () => {
  const { claims, server } = await open({ claimPromotion: paid('20.00') });
  const one = { ...wish, item: 'one' };
  const both = await act(() =>
    Promise.all([claims.claim(one), claims.claim({ ...wish, item: 'two' })]),
  );
  expect(both).toEqual([true, true]);
  expect(server.calls.map(({ input }) => input)).toEqual(
    expect.arrayContaining(['one', 'two'].map((item) => ({ id: wish.promotionId, item }))),
  );
  expect(new Set(server.calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  expect(claims.get().get(nameOfWish(one))?.step).toBe('paid');
});
