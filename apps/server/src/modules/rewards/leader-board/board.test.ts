import { randomUUID } from 'node:crypto';
import { claimPromotion, leaderBoard, rewardClaims } from '@parlour/contract/rewards/calls';
import type { PromotionFile } from '@parlour/contract/rewards/promotion.schema';
import { insertRows } from '@parlour/database/statements/run-statement';
import { readPromotion } from '../promotions/read-promotion.ts';
import { forMerchant } from '@parlour/database/testing/fixtures';
import { money } from '@parlour/seed/testing/ledger-fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gift, openRewards } from '../../../testing/promotions.ts';
import { checkLedgerAndClose } from '../../../testing/check-and-close.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { givePrizes } from './give-prizes.ts';

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

const cash = (amount: string) => ({ kind: 'cash' as const, amount });
const board = (over: Partial<PromotionFile> = {}): PromotionFile =>
  gift({
    code: 'board',
    rule: {
      kind: 'leaderBoard',
      period: 'day',
      prizes: [
        { ranks: [1, 1], reward: cash('50') },
        { ranks: [2, 3], reward: cash('10') },
      ],
    },
    ...over,
  });
const give = (at: TestSite = site) =>
  givePrizes({
    database: at.database,
    clock: () => new Date(site.now()),
    listMerchants: at.merchants.list,
    onFailure: (error) => {
      throw error;
    },
  });
/** Advances the clock to that moment. */
const goTo = (moment: string) => site.pass(Date.parse(moment) - site.now());

type JoinedMember = Awaited<ReturnType<Awaited<ReturnType<typeof openRewards>>['join']>>;
const rowsOf = async ({ visitor }: JoinedMember) =>
  (await visitor.call(rewardClaims)).value['rows'] as {
    item: string;
    reward: { amount: string };
  }[];

describe('prizes of a leaderboard', () => {
  test('PROMO-09 the ranks of the day that is over get theirs once, ties alike, from two processes', async () => {
    goTo('2026-11-22T12:00:00Z');
    const { merchant, publish, join } = await openRewards(site);
    await beside.merchants.reload();
    const id = await publish(board());
    const joined: JoinedMember[] = [];
    for (const points of [90, 40, 40, 10]) {
      const each = await join();
      joined.push(each);
      await forMerchant(site.urls.ownerUrl, merchant.code, (tx) =>
        insertRows(tx, 'score', [
          {
            merchantCode: merchant.code,
            period: 'day',
            firstDay: '2026-11-22',
            memberId: each.member.id,
            points,
            reachedAt: new Date(site.now()),
          },
        ]),
      );
    }
    const [first] = joined;
    expect(
      (await first?.visitor.call(leaderBoard, { period: 'day' }))?.value['prizes'],
    ).toMatchObject([
      { from: 1, to: 1, reward: { amount: '50.00' } },
      { from: 2, to: 3, reward: { amount: '10.00' } },
    ]);
    goTo('2026-11-23T00:10:00Z');
    expect(await give()).toBe(0);
    goTo('2026-11-23T00:20:00Z');
    const made = await Promise.all([give(), give(beside), give()]);
    expect(made.reduce((sum, each) => sum + each, 0)).toBe(3);
    expect(await give()).toBe(0);
    for (const each of joined) await each.visitor.logIn(each.member);
    const amounts = await Promise.all(
      joined.map(async (each) => (await rowsOf(each)).map(({ reward }) => reward.amount)),
    );
    expect(amounts).toEqual([['50.00'], ['10.00'], ['10.00'], []]);
    const item = (await rowsOf(joined[0] as JoinedMember))[0]?.item ?? '';
    const claim = () =>
      (joined[0] as JoinedMember).visitor.call(
        claimPromotion,
        { id, item },
        { headers: { 'idempotency-key': randomUUID() } },
      );
    expect((await claim()).value).toMatchObject({ state: 'paid', amount: '50.00' });
    expect((await claim()).errorCode).toBe('reward_claimed');
    expect(await joined[0]?.holds()).toBe(money('50'));
  });

  test('PROMO-09, PROMO-03 restricted members get none, nor does anybody of a day before the promotion', async () => {
    goTo('2026-11-25T12:00:00Z');
    const { merchant, publish, join } = await openRewards(site);
    await publish(board({ startsAt: '2026-11-25T00:00:00Z' }));
    const restricted = await join({ type: 4 });
    const member = await join();
    const score = (firstDay: string, { member: { id } }: JoinedMember, points: number) =>
      forMerchant(site.urls.ownerUrl, merchant.code, (tx) =>
        insertRows(tx, 'score', [
          {
            merchantCode: merchant.code,
            period: 'day',
            firstDay,
            memberId: id,
            points,
            reachedAt: new Date(site.now()),
          },
        ]),
      );
    await score('2026-11-24', member, 5);
    expect(await give()).toBe(0);
    await score('2026-11-25', restricted, 9);
    await score('2026-11-25', member, 8);
    goTo('2026-11-26T01:00:00Z');
    expect(await give()).toBe(1);
    await member.visitor.logIn(member.member);
    expect(await rowsOf(member)).toMatchObject([{ reward: { amount: '10.00' } }]);
  });

  test('PROMO-09 ranks that overlap or run backwards are refused at the import', () => {
    const withRanks = (...all: [number, number][]) =>
      board({
        rule: {
          kind: 'leaderBoard',
          period: 'week',
          prizes: all.map((ranks) => ({ ranks, reward: cash('1') })),
        },
      });
    expect(() => readPromotion(withRanks([1, 3], [3, 4]))).toThrow('rule.prizes');
    expect(() => readPromotion(withRanks([3, 1]))).toThrow('rule.prizes');
  });
});
