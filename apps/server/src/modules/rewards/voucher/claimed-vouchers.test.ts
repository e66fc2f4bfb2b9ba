import { randomUUID } from 'node:crypto';
import { listBonuses } from '@parlour/contract/bonus/calls';
import { claimPromotion, rewardClaims, rewardHistory } from '@parlour/contract/rewards/calls';
import { claimVoucher, voucherList } from '@parlour/contract/voucher/calls';
import { listPromotions } from '@parlour/seed/testing/staff-rules';
import { runStatement } from '@parlour/database/statements/run-statement';
import { forMerchant } from '@parlour/database/testing/fixtures';
import { money } from '@parlour/seed/testing/ledger-fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gift, openRewards } from '../../../testing/promotions.ts';
import { checkRewardsAndClose } from '../../../testing/check-and-close.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import type { Reply, Visitor } from '../../../testing/visitor.ts';

let site: TestSite;
let beside: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  beside = await startTestSite({}, site);
});
afterAll(async () => {
  await beside.close();
  await checkRewardsAndClose(site);
});

const dayMs = 24 * 3_600_000;
const keyed = (key: string = randomUUID()) => ({ headers: { 'idempotency-key': key } });
const reward = {
  kind: 'voucher',
  texts: { EN: { title: 'Weekend treat', line: 'Any game' }, TH: { title: 'สุดสัปดาห์' } },
  reward: { kind: 'cash', amount: '25' },
  days: 3,
} as const;
const rule = { kind: 'gift', every: 'once', reward } as const;
const claim = (visitor: Visitor, id: string, key?: string): Promise<Reply> =>
  visitor.call(claimPromotion, { id }, keyed(key));
const use = (visitor: Visitor, id: unknown): Promise<Reply> =>
  visitor.call(claimVoucher, { id }, keyed());
const vouchersOf = async (visitor: Visitor) =>
  (await visitor.call(voucherList)).value['vouchers'] as { id: string }[];

async function open(over: object = {}) {
  const rewards = await openRewards(site);
  await beside.merchants.reload();
  const id = await rewards.publish(gift({ rule, ...over }));
  const spent = async () => (await listPromotions(rewards.place))[0]?.spent;
  return { ...rewards, id, spent };
}

describe('a claim of a voucher', () => {
  test('PROMO-10, PROMO-07 fifty equal ones at two processes give one voucher and one answer, and no money', async () => {
    const { id, join, spent } = await open({ budget: '100' });
    const { visitor, holds, on } = await join();
    const there = on(beside);
    const key = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, at) => claim(at % 2 ? visitor : there, id, key)),
    );
    expect(new Set(replies.map(({ value }) => JSON.stringify(value))).size).toBe(1);
    expect(replies[0]?.value).toMatchObject({ state: 'paid', amount: '25.00', currency: 'USD' });
    expect(await vouchersOf(visitor)).toMatchObject([
      {
        id: replies[0]?.value['claimId'],
        title: 'Weekend treat',
        line: 'Any game',
        reward: { kind: 'cash', amount: '25.00', currency: 'USD' },
        expiresAt: site.now() + 3 * dayMs,
      },
    ]);
    expect(await holds()).toBe(0n);
    expect(await spent()).toBe(money('25'));
  });

  test('PROMO-10 what it is worth is paid when it is used, once, and takes nothing more from the budget', async () => {
    const { id, join, spent } = await open();
    const { visitor, holds } = await join();
    const { claimId } = (await claim(visitor, id)).value;
    const replies = await Promise.all(Array.from({ length: 10 }, () => use(visitor, claimId)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await holds()).toBe(money('25'));
    expect(await spent()).toBe(money('25'));
    expect(await claim(visitor, id)).toMatchObject({ status: 409, errorCode: 'reward_claimed' });
  });

  test('PROMO-10 of ten members at a budget for three, three get one, and who comes too late has none', async () => {
    const { id, join, spent } = await open({ budget: '80' });
    const members = await Promise.all(Array.from({ length: 10 }, () => join()));
    const replies = await Promise.all(members.map(({ visitor }) => claim(visitor, id)));
    const codes = replies.map(({ errorCode }) => errorCode);
    expect(codes.filter((code) => code === undefined)).toHaveLength(3);
    expect(codes.filter((code) => code === 'reward_exhausted')).toHaveLength(7);
    const had = await Promise.all(members.map(({ visitor }) => vouchersOf(visitor)));
    expect(had.flat()).toHaveLength(3);
    expect(await spent()).toBe(money('75'));
  });

  test('PROMO-10 one that failed says so in its row, and gives its voucher when it is tried again', async () => {
    const { id, join, place } = await open();
    const { visitor, member } = await join();
    const item = randomUUID();
    await forMerchant(site.urls.ownerUrl, place.merchantCode, (tx) =>
      runStatement(
        tx,
        `insert into reward
        (merchant_code, id, member_id, promotion_id, occasion, reward, currency, cost, ready_at, state, trouble)
        values ($1, $2, $3, $4, 'once', $5,
                'USD', $6, now(), 'failed', 'no_answer')`,
        [place.merchantCode, item, member.id, id, JSON.stringify(reward), money('25')],
      ),
    );
    const listed = async () => (await visitor.call(rewardClaims)).value['rows'];
    expect(await listed()).toMatchObject([{ item, state: 'failed', trouble: 'no_answer' }]);
    const wanted = { id, item };
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => visitor.call(claimPromotion, wanted, keyed())),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await vouchersOf(visitor)).toMatchObject([{ id: item }]);
    expect(await listed()).toEqual([]);
  });

  test('PROMO-10 the lists tell what it says and how long it lasts, the history does not count it as money', async () => {
    const { id, join } = await open();
    const { visitor } = await join();
    const told = { kind: 'voucher', amount: '25.00', voucher: { title: 'Weekend treat', days: 3 } };
    expect((await visitor.call(rewardClaims)).value['rows']).toMatchObject([
      { title: 'Welcome', reward: told, state: 'ready' },
    ]);
    await claim(visitor, id);
    expect((await visitor.call(rewardHistory)).value).toMatchObject({
      sum: { amount: '0.00' },
      rows: [{ title: 'Welcome', reward: told }],
    });
  });

  test('PROMO-10, BONUS-10 one of bonus money tells its terms, and grants the bonus when it is used', async () => {
    const worth = { kind: 'bonus', amount: '50', wagering: 8, days: 7 } as const;
    const { id, join } = await open({ rule: { ...rule, reward: { ...reward, reward: worth } } });
    const { visitor } = await join();
    const bonus = { wageringDue: '400.00', days: 7 };
    expect((await visitor.call(rewardClaims)).value['rows']).toMatchObject([{ reward: { bonus } }]);
    const { claimId } = (await claim(visitor, id)).value;
    const none = (await visitor.call(listBonuses)).value['bonuses'];
    expect(none).toEqual([]);
    expect(await vouchersOf(visitor)).toMatchObject([{ reward: { kind: 'bonus', bonus } }]);
    await use(visitor, claimId);
    const granted = (await visitor.call(listBonuses)).value['bonuses'];
    expect(granted).toMatchObject([{ state: 'active', amount: '50.00', rewardId: null }]);
  });

  test('PROMO-10, T3 it is its member’s alone', async () => {
    const { id, join } = await open();
    const [own, other] = [await join(), await join()];
    const { claimId } = (await claim(own.visitor, id)).value;
    expect(await vouchersOf(other.visitor)).toEqual([]);
    expect((await use(other.visitor, claimId)).errorCode).toBe('voucher_invalid');
    expect(await other.holds()).toBe(0n);
  });

  test('PROMO-10 the server’s role makes no voucher with a code', async () => {
    const { place, join } = await open();
    const { member } = await join();
    const made = site.database.transaction(place.merchantCode, (tx) =>
      runStatement(
        tx,
        `insert into voucher
        (merchant_code, member_id, code_hash, batch, texts, reward, currency, cost, created_at, expires_at)
        values ($1, $2, $3, 'x', '{}', '{}', 'USD', 1, now(), now())`,
        [place.merchantCode, member.id, Buffer.alloc(32)],
      ),
    );
    await expect(made).rejects.toThrow('permission denied for table voucher');
  });
});
