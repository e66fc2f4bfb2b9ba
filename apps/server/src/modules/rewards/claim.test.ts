import { randomUUID } from 'node:crypto';
import type { PromotionFile } from '@parlour/contract/rewards/promotion.schema';
import { listBonuses } from '@parlour/contract/bonus/calls';
import { claimPromotion, promotionDetails, rewardHistory } from '@parlour/contract/rewards/calls';
import { walletBalance } from '@parlour/contract/wallet/calls';
import { checkRewards, setState } from '@parlour/seed/testing/staff-rules';
import { money } from '@parlour/seed/testing/ledger-fixtures';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { gift, openRewards } from '../../testing/promotions.ts';
import { checkLedgerAndClose } from '../../testing/check-and-close.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import type { Reply, Visitor } from '../../testing/visitor.ts';

let site: TestSite;
let beside: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  beside = await startTestSite({}, site);
});
afterAll(async () => {
  await beside.close();
  await checkLedgerAndClose(site);
});

const claim = (visitor: Visitor, id: string, key = randomUUID()): Promise<Reply> =>
  visitor.call(claimPromotion, { id }, { headers: { 'idempotency-key': key } });
/** Claims with the same key until the server is not too busy. */
async function claimPatiently(visitor: Visitor, id: string, key = randomUUID()): Promise<Reply> {
  const reply = await claim(visitor, id, key);
  return reply.status === 503 ? claimPatiently(visitor, id, key) : reply;
}
const counted = (replies: Reply[]) =>
  Object.fromEntries(
    [...Map.groupBy(replies, ({ errorCode }) => errorCode ?? 'paid')].map(([code, all]) => [
      code,
      all.length,
    ]),
  );

describe('POST /wps/promotion/:id/claim', () => {
  test('PROMO-07 a claim is one credit, and its answer says how much', async () => {
    const { publish, join } = await openRewards(site);
    const id = await publish(gift());
    const { visitor, holds } = await join();
    const { status, value } = await claim(visitor, id);
    expect(status).toBe(200);
    expect(value).toMatchObject({ state: 'paid', amount: '10.00', currency: 'USD' });
    expect(await holds()).toBe(money('10'));
    expect(await claim(visitor, id)).toMatchObject({ status: 409, errorCode: 'reward_claimed' });
    expect(await holds()).toBe(money('10'));
  });

  test('PROMO-07, W4 fifty equal claims at once, at two processes, give one credit and one answer', async () => {
    const { publish, join } = await openRewards(site);
    await beside.merchants.reload();
    const id = await publish(gift());
    const { visitor, holds, on } = await join();
    const there = on(beside);
    const key = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, at) => claim(at % 2 ? visitor : there, id, key)),
    );
    expect(counted(replies)).toEqual({ paid: 50 });
    expect(new Set(replies.map(({ value }) => JSON.stringify(value))).size).toBe(1);
    expect(await holds()).toBe(money('10'));
  });

  test('PROMO-07 of twenty claims with keys of their own at once, one is paid', async () => {
    const { publish, join } = await openRewards(site);
    const id = await publish(gift());
    const { visitor, holds } = await join();
    const replies = await Promise.all(Array.from({ length: 20 }, () => claim(visitor, id)));
    expect(counted(replies)).toEqual({ paid: 1, reward_claimed: 19 });
    expect(await holds()).toBe(money('10'));
  });

  test('PROMO-07 of 40 members or more at once at a budget for ten, ten are paid, from two processes', async () => {
    const { publish, join } = await openRewards(site, { 'limits.loginPerAddress': '1000' });
    await beside.merchants.reload();
    const id = await publish(gift({ budget: '100' }));
    const many = 200 * inject('propertyShare');
    const members: Awaited<ReturnType<typeof join>>[] = [];
    while (members.length < many) {
      members.push(...(await Promise.all(Array.from({ length: 20 }, () => join()))));
    }
    const replies = await Promise.all(
      members.map(({ visitor, on }, at) => claimPatiently(at % 2 ? visitor : on(beside), id)),
    );
    expect(counted(replies)).toEqual({ paid: 10, reward_exhausted: many - 10 });
    const held: bigint[] = [];
    for (const { holds } of members) held.push(await holds());
    expect(held).toEqual(replies.map(({ status }) => (status === 200 ? money('10') : 0n)));
    expect((await checkRewards(site.urls.appUrl)).broken).toBeNull();
  });

  test('W4 a key stands for one wish, and there is none without', async () => {
    const { publish, join } = await openRewards(site);
    const [first, second] = [await publish(gift()), await publish(gift({ code: 'second' }))];
    const { visitor, holds } = await join();
    const key = randomUUID();
    expect((await claim(visitor, first, key)).status).toBe(200);
    expect(await claim(visitor, second, key)).toMatchObject({
      status: 422,
      errorCode: 'idempotency_key_reused',
    });
    for (const headers of [{}, { 'idempotency-key': 'once' }]) {
      const refused = await visitor.call(claimPromotion, { id: second }, { headers });
      expect(refused).toMatchObject({ status: 400, errorCode: 'request_param_err' });
      expect(refused.value['fields']).toEqual(['Idempotency-Key']);
    }
    expect(await holds()).toBe(money('10'));
  });

  test('W4 what was refused may be tried again with the same key', async () => {
    const { publish, join, place } = await openRewards(site);
    const id = await publish(gift());
    const { visitor, holds } = await join();
    const at = new Date(site.now());
    await setState(place, { code: 'welcome', state: 'paused', at });
    const key = randomUUID();
    expect((await claim(visitor, id, key)).errorCode).toBe('not_found');
    await setState(place, { code: 'welcome', state: 'live', at });
    expect((await claim(visitor, id, key)).status).toBe(200);
    expect(await holds()).toBe(money('10'));
  });

  const notMeant: [string, Partial<PromotionFile>, { type?: number; createdAt?: Date }][] = [
    ['one that has not begun', { startsAt: '2027-01-01T00:00:00Z' }, {}],
    ['one that is over', { endsAt: '2026-11-01T00:00:00Z' }, {}],
    ['one for other member types', { audience: { memberTypes: [1] } }, { type: 0 }],
    ['one for a club', { audience: { clubLabels: ['gold'] } }, {}],
    ['one for new members', { audience: { newForDays: 7 } }, { createdAt: new Date(0) }],
    ['one that only type 0 sees', { type: 'REFERRAL' }, { type: 2 }],
    ['any, as a restricted member', {}, { type: 4 }],
  ];
  test.each(notMeant)('PROMO-03 nobody can claim %s', async (_, over, traits) => {
    const { publish, join } = await openRewards(site);
    const id = await publish(gift(over));
    const { visitor, holds } = await join(traits);
    expect(await claim(visitor, id)).toMatchObject({ status: 404, errorCode: 'not_found' });
    expect(await holds()).toBe(0n);
  });

  test('T3, PROMO-01 another merchant’s promotion is not there, nor is any where the reward centre is off', async () => {
    const { publish } = await openRewards(site);
    const elsewhere = await openRewards(site);
    const id = await publish(gift());
    const { visitor } = await elsewhere.join();
    expect((await claim(visitor, id)).status).toBe(404);
    const closed = await openRewards(site, { 'flags.REWCEN3': 'off' });
    const own = await closed.publish(gift());
    const member = await closed.join();
    expect(await claim(member.visitor, own)).toMatchObject({
      status: 403,
      errorCode: 'function.not.available',
    });
  });

  test('PROMO-06, BONUS-01 bonus money comes under its terms, once, and not into the wallet', async () => {
    const { publish, join } = await openRewards(site);
    const terms = { wagering: 8, days: 7, largestStake: '5', weights: { default: 100, LIVE: 20 } };
    const reward = { kind: 'bonus', amount: '50', ...terms } as const;
    const id = await publish(gift({ rule: { kind: 'gift', every: 'once', reward } }));
    const { visitor, holds } = await join();
    expect((await claim(visitor, id)).value).toMatchObject({ state: 'paid', amount: '50.00' });
    expect((await claim(visitor, id)).errorCode).toBe('reward_claimed');
    expect((await visitor.call(listBonuses)).value['bonuses']).toMatchObject([
      { state: 'active', amount: '50.00', wageringDue: '400.00', largestStake: '5.00' },
    ]);
    expect((await visitor.call(walletBalance)).value).toMatchObject({
      sumBalance: '50.00',
      cash: '0.00',
      bonus: '50.00',
    });
    expect(await holds()).toBe(0n);
    expect((await checkRewards(site.urls.appUrl)).broken).toBeNull();
  });

  test('BONUS-10 the terms of a bonus are told before it is claimed, and which bonus became of it', async () => {
    const { publish, join } = await openRewards(site);
    const terms = { wagering: 8, days: 7, weights: { default: 100, LIVE: 20 } };
    const reward = { kind: 'bonus', amount: '50', ...terms } as const;
    const id = await publish(gift({ rule: { kind: 'gift', every: 'once', reward } }));
    const { visitor } = await join();
    const { value: before } = await visitor.call(promotionDetails, { id });
    expect(before['claim']).toMatchObject({
      rewardId: null,
      reward: {
        kind: 'bonus',
        amount: '50.00',
        bonus: {
          amount: '50.00',
          wageringDue: '400.00',
          largestStake: null,
          weights: terms.weights,
          days: 7,
        },
      },
    });
    const { value: claimed } = await claim(visitor, id);
    const { value: after } = await visitor.call(promotionDetails, { id });
    const rewardId = claimed['claimId'];
    expect(after['claim']).toMatchObject({ state: 'claimed', rewardId });
    expect((await visitor.call(listBonuses)).value['bonuses']).toMatchObject([{ rewardId }]);
  });

  test('PROMO-05 the calendar pays each day once, and the third in a row its streak', async () => {
    const { publish, join } = await openRewards(site, { timeZone: 'Asia/Manila' });
    const reward = { kind: 'cash', amount: '1' } as const;
    const streaks = [{ days: 3, reward: { ...reward, amount: '5' } }];
    const rule = { kind: 'signIn', daily: reward, streaks } as const;
    const id = await publish(gift({ type: 'LOGIN', rule }));
    const { visitor, member, holds } = await join();
    const day = 24 * 3_600_000;
    const amounts: unknown[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      amounts.push((await claim(visitor, id)).value['amount']);
      expect((await claim(visitor, id)).errorCode).toBe('reward_claimed');
      site.pass(day);
      await visitor.logIn(member);
    }
    expect(amounts).toEqual(['1.00', '1.00', '6.00', '1.00']);
    expect(await holds()).toBe(money('9'));
  });
});

describe('GET /wps/reward/history', () => {
  test('PROMO-06 it tells what was paid in a month, and its sum', async () => {
    const { publish, join } = await openRewards(site);
    const id = await publish(gift());
    const { visitor } = await join();
    const other = await join();
    await claim(visitor, id);
    const { value } = await visitor.call(rewardHistory);
    expect(value).toMatchObject({
      sum: { amount: '10.00', currency: 'USD' },
      rows: [{ title: 'Welcome', reward: { kind: 'cash', amount: '10.00' } }],
      hasEarlier: false,
    });
    expect((await other.visitor.call(rewardHistory)).value['rows']).toEqual([]);
    expect((await visitor.call(rewardHistory, { month: '2020-01' })).value['rows']).toEqual([]);
    expect((await visitor.call(rewardHistory, { month: '2020-13' })).status).toBe(400);
  });
});
