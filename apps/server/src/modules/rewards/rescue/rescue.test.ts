import { randomUUID } from 'node:crypto';
import { claimPromotion, rewardClaims, rewardRescue } from '@parlour/contract/rewards/calls';
import type { PromotionFile } from '@parlour/contract/rewards/promotion.schema';
import { insertRows } from '@parlour/database/statements/run-statement';
import { createClubLabel, forMerchant } from '@parlour/database/testing/fixtures';
import { money } from '@parlour/seed/testing/ledger-fixtures';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { gift, openRewards } from '../../../testing/promotions.ts';
import { checkLedgerAndClose } from '../../../testing/check-and-close.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { partBack, rateFor, type RescueRule } from './part-back.ts';
import { workOutRescue } from './work-out.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  // From Saturday, 21 November 2026, 12:00, to Monday, 14:00.
  site.pass(50 * 3_600_000);
});
afterAll(() => checkLedgerAndClose(site));

const rule: RescueRule = {
  kind: 'rescue',
  rate: 5,
  clubRates: { gold: 8 },
  least: '10',
  most: '100',
  openForDays: 7,
};
const rescue = (over: Partial<PromotionFile> = {}): PromotionFile =>
  gift({ code: 'rescue', type: 'SAVIOR', rule, ...over });
const monday = new Date('2026-11-23T14:00:00Z');

const workOut = (at = monday) =>
  workOutRescue({
    database: site.database,
    clock: () => at,
    listMerchants: site.merchants.list,
    onFailure: (error) => {
      throw error;
    },
  });

async function open(settings = {}) {
  const rewards = await openRewards(site, settings);
  const { code: merchantCode } = rewards.merchant;
  const played = (
    memberId: string,
    [staked, won, firstDay = '2026-11-16']: [string, string, string?],
  ) =>
    forMerchant(site.urls.ownerUrl, merchantCode, (tx) =>
      insertRows(tx, 'activity_sum', [
        {
          merchantCode,
          memberId,
          period: 'week',
          firstDay,
          currency: 'USD',
          rounds: 1,
          staked: money(staked),
          won: money(won),
          reachedAt: monday,
        },
      ]),
    );
  return { ...rewards, played };
}

describe('what comes back of a week', () => {
  test('PROMO-05 is worked out once, told line by line, and paid once', async () => {
    const { publish, join, played } = await open();
    const id = await publish(rescue());
    const { member, visitor, holds } = await join();
    await played(member.id, ['3150', '2300']);
    expect(await workOut()).toBe(1);
    expect(await workOut()).toBe(0);
    const { value } = await visitor.call(rewardRescue);
    const week = (value['rescue'] as { week: { item: string } }).week;
    expect(week).toMatchObject({
      from: '2026-11-16',
      to: '2026-11-22',
      staked: '3150.00',
      won: '2300.00',
      difference: '850.00',
      rate: 5,
      reward: { amount: '42.50', currency: 'USD' },
      state: 'ready',
      until: Date.parse('2026-11-30T00:00:00Z'),
    });
    expect((await visitor.call(rewardClaims)).value['rows']).toMatchObject([{ item: week.item }]);
    const claim = () =>
      visitor.call(
        claimPromotion,
        { id, item: week.item },
        { headers: { 'idempotency-key': randomUUID() } },
      );
    expect((await claim()).value).toMatchObject({ state: 'paid', amount: '42.50' });
    expect((await claim()).errorCode).toBe('reward_claimed');
    expect(await holds()).toBe(money('42.5'));
    const after = await visitor.call(rewardRescue);
    expect(after.value['rescue']).toMatchObject({ week: { state: 'paid' }, earlier: [] });
  });

  test('PROMO-05 who won, lost too little, is restricted or not meant gets nothing, and the club has its rate', async () => {
    const { publish, join, played, place } = await open();
    await publish(rescue({ audience: { memberTypes: [0, 1] } }));
    await createClubLabel(place.ownerUrl, place.merchantCode);
    const all = {
      won: await join(),
      little: await join(),
      restricted: await join({ type: 4 }),
      other: await join({ type: 2 }),
      gold: await join({ clubLabelId: 'gold' }),
    };
    await played(all.won.member.id, ['10', '100']);
    await played(all.little.member.id, ['10', '0.01']);
    for (const who of [all.restricted, all.other, all.gold])
      await played(who.member.id, ['50', '0']);
    expect(await workOut()).toBe(1);
    const gold = await all.gold.visitor.call(rewardRescue);
    expect(gold.value['rescue']).toMatchObject({ rate: 8, week: { reward: { amount: '4.00' } } });
    const won = await all.won.visitor.call(rewardRescue);
    expect(won.value['rescue']).toMatchObject({
      week: null,
      sums: {
        from: '2026-11-16',
        to: '2026-11-22',
        staked: '10.00',
        won: '100.00',
        difference: '-90.00',
      },
      isWorkedOut: true,
      rate: 5,
      least: '10.00',
    });
    expect((await all.restricted.visitor.call(rewardRescue)).value['rescue']).toBeNull();
  });

  test('PROMO-05 it waits for the merchant’s Monday, and an hour more', async () => {
    const { publish, join, played } = await open({ timeZone: 'Pacific/Honolulu' });
    await publish(rescue());
    const { member, visitor } = await join();
    await played(member.id, ['100', '0']);
    const before = await visitor.call(rewardRescue);
    expect(before.value['rescue']).toMatchObject({ week: null, isWorkedOut: false });
    // Monday, 00:59 and 01:01 in the merchant's zone; before Monday last week is another one.
    expect(await workOut(new Date('2026-11-23T10:59:00Z'))).toBe(0);
    expect(await workOut(new Date('2026-11-23T11:01:00Z'))).toBe(1);
  });

  test('PROMO-05 what was not claimed in time lapses', async () => {
    const { publish, join, played } = await open();
    const id = await publish(rescue());
    const { member, visitor } = await join();
    await played(member.id, ['100', '0', '2026-11-09']);
    expect(await workOut(new Date('2026-11-16T14:00:00Z'))).toBe(1);
    const { value } = await visitor.call(rewardRescue);
    const { earlier } = value['rescue'] as { earlier: { state: string; item: string }[] };
    expect(earlier).toMatchObject([{ state: 'lapsed' }]);
    expect((await visitor.call(rewardClaims)).value['rows']).toEqual([]);
    const late = await visitor.call(
      claimPromotion,
      { id, item: earlier[0]?.item },
      { headers: { 'idempotency-key': randomUUID() } },
    );
    expect(late.status).toBe(409);
  });
});

describe('the part that comes back', () => {
  it.each([
    ['850', '0', '42.5'],
    ['10', '0', '0.5'],
    ['9.99', '0', '0'],
    ['10.1', '0', '0.5'],
    ['5000', '0', '100'],
    ['10', '20', '0'],
  ])('PROMO-05 of %s less %s is %s', (staked, won, part) => {
    const about = { rate: rateFor(rule, null), currency: 'USD' };
    expect(partBack(rule, { staked: money(staked), won: money(won) }, about)).toBe(money(part));
  });

  it('PROMO-05 no currency gets a part of its smallest coin', () => {
    const week = { staked: money('1010'), won: 0n };
    expect(partBack(rule, week, { rate: 5, currency: 'JPY' })).toBe(money('50'));
  });
});
