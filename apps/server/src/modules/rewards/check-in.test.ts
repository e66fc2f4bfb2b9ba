import { randomUUID } from 'node:crypto';
import { claimPromotion, signInCalendar } from '@parlour/contract/rewards/calls';
import type { Answer } from '@parlour/contract/endpoint';
import type { PromotionFile } from '@parlour/contract/rewards/promotion.schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gift, openRewards } from '../../testing/promotions.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import type { Visitor } from '../../testing/visitor.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

type Calendar = NonNullable<Answer<typeof signInCalendar>>;
const dayMs = 86_400_000;
const cash = (amount: string) => ({ kind: 'cash' as const, amount });
const signIn = (over: Partial<PromotionFile> = {}): PromotionFile =>
  gift({
    type: 'LOGIN',
    rule: {
      kind: 'signIn',
      daily: cash('1'),
      streaks: [
        { days: 7, reward: cash('20') },
        { days: 3, reward: cash('5') },
      ],
    },
    ...over,
  });
/** Advances the clock to that moment. */
const goTo = (moment: string) => site.pass(Date.parse(moment) - site.now());
const look = async (visitor: Visitor, month?: string): Promise<Calendar> => {
  const { value } = await visitor.call(signInCalendar, month ? { month } : {});
  return value as Calendar;
};
const press = (visitor: Visitor, id: string) =>
  visitor.call(claimPromotion, { id }, { headers: { 'idempotency-key': randomUUID() } });
/** Lists days as `24 signed`. */
const told = ({ days }: Calendar, from: number, to: number) =>
  days
    .slice(from - 1, to)
    .map(({ day, state, gift: isGift }) => `${day.slice(8)} ${state}${isGift ? ' gift' : ''}`);

describe('GET /wps/reward/signIn', () => {
  test('PROMO-05 a month is told day by day over its end, with rows, the missed day and what is ahead', async () => {
    goTo('2026-11-26T17:00:00Z');
    const { publish, join } = await openRewards(site, { timeZone: 'Asia/Manila' });
    const id = await publish(signIn({ startsAt: '2026-11-25T00:00:00+08:00' }));
    const { visitor, member } = await join({ createdAt: new Date('2026-11-01T00:00:00Z') });
    // The first day is the 27th in Manila. Signed are 27, 28, 30, 1 and 2.
    for (const gap of [0, dayMs, 2 * dayMs, dayMs, dayMs]) {
      site.pass(gap);
      await visitor.logIn(member);
      expect((await press(visitor, id)).status).toBe(200);
    }
    site.pass(dayMs);
    await visitor.logIn(member);
    const november = await look(visitor, '2026-11');
    expect(november).toMatchObject({ month: '2026-11', hasEarlier: false });
    expect(november.days).toHaveLength(30);
    expect(told(november, 23, 30)).toEqual([
      '23 none',
      '24 none',
      '25 missed',
      '26 missed',
      '27 signed',
      '28 signed',
      '29 missed',
      '30 signed',
    ]);
    const december = await look(visitor);
    expect(december).toMatchObject({
      promotionId: id,
      today: '2026-12-03',
      nextDayAt: Date.parse('2026-12-03T16:00:00Z'),
      month: '2026-12',
      hasEarlier: true,
      streak: 3,
      longest: 3,
      claimed: false,
      todayReward: { kind: 'cash', amount: '1.00', currency: 'USD' },
      streaks: [
        { days: 3, reward: { amount: '5.00' }, reached: true },
        { days: 7, reward: { amount: '20.00' }, reached: false },
      ],
    });
    expect(told(december, 1, 8)).toEqual([
      '01 signed',
      '02 signed',
      '03 today',
      '04 coming',
      '05 coming',
      '06 coming gift',
      '07 coming',
      '08 coming',
    ]);
    await press(visitor, id);
    const after = await look(visitor);
    expect(after).toMatchObject({ streak: 4, longest: 4, claimed: true });
    expect(told(after, 3, 6)).toEqual(['03 signed', '04 coming', '05 coming', '06 coming gift']);
  });

  test('PROMO-05 a clock that changes in the night makes no day longer and none twice', async () => {
    // Lisbon's clocks change from one to two in the morning of the 28th of March.
    goTo('2027-03-27T23:59:59Z');
    const { publish, join } = await openRewards(site, { timeZone: 'Europe/Lisbon' });
    const id = await publish(signIn({ startsAt: '2027-03-01T00:00:00Z' }));
    const { visitor, member } = await join({ createdAt: new Date(0) });
    await press(visitor, id);
    goTo('2027-03-28T00:00:01Z');
    expect(await look(visitor)).toMatchObject({ today: '2027-03-28', streak: 1, claimed: false });
    expect((await look(visitor)).nextDayAt).toBe(Date.parse('2027-03-28T23:00:00Z'));
    await press(visitor, id);
    // Half past midnight of the 29th in Lisbon is 23:30 of the 28th in UTC.
    goTo('2027-03-28T23:30:00Z');
    await visitor.logIn(member);
    const calendar = await look(visitor);
    expect(calendar).toMatchObject({ today: '2027-03-29', streak: 2, claimed: false });
    expect(told(calendar, 26, 31)).toEqual([
      '26 missed',
      '27 signed',
      '28 signed',
      '29 today gift',
      '30 coming',
      '31 coming',
    ]);
  });

  test('PROMO-05 nothing is left to give where the budget is spent, and days after the end are none', async () => {
    goTo('2027-04-10T12:00:00Z');
    const { publish, join } = await openRewards(site);
    const id = await publish(signIn({ budget: '1', endsAt: '2027-04-11T00:00:00Z' }));
    const [first, second] = [await join(), await join()];
    await press(first.visitor, id);
    expect(await look(first.visitor)).toMatchObject({
      claimed: true,
      todayReward: { amount: '1.00' },
    });
    const calendar = await look(second.visitor);
    expect(calendar).toMatchObject({ claimed: false, todayReward: null, streak: 0, longest: 0 });
    expect(told(calendar, 10, 11)).toEqual(['10 today', '11 none']);
  });

  test('PROMO-05, T3 who has none is told so: another’s days count for nobody, a gift is no calendar', async () => {
    const { publish, join } = await openRewards(site);
    await publish(gift());
    await publish(signIn({ code: 'soon', startsAt: '2029-01-01T00:00:00Z' }));
    const { visitor } = await join();
    expect(await look(visitor)).toBeNull();
    const id = await publish(signIn({ code: 'daily' }));
    const other = await join();
    await press(other.visitor, id);
    expect(await look(visitor)).toMatchObject({ promotionId: id, streak: 0, claimed: false });
    const restricted = await join({ type: 4 });
    expect(await look(restricted.visitor)).toBeNull();
    const elsewhere = await (await openRewards(site)).join();
    expect(await look(elsewhere.visitor)).toBeNull();
  });

  test('PROMO-05 wrong months, visitors and closed reward centres are refused', async () => {
    const { join } = await openRewards(site);
    const { visitor } = await join();
    expect(await visitor.call(signInCalendar, { month: '2026-13' })).toMatchObject({ status: 400 });
    visitor.token = null;
    expect((await visitor.call(signInCalendar)).status).toBe(401);
    const closed = await (await openRewards(site, { 'flags.REWCEN3': 'off' })).join();
    expect((await closed.visitor.call(signInCalendar)).errorCode).toBe('function.not.available');
  });
});
