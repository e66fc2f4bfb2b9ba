// Recorded activity, its sums and their check: facts delivered twice, corrected, rebuilt, and broken on purpose.
import { randomUUID } from 'node:crypto';
import { claimPromotion } from '@parlour/contract/rewards/calls';
import { checkRewards, rebuildActivity } from '@parlour/seed/testing/staff-rules';
import { runStatement } from '@parlour/database/statements/run-statement';
import { rewardInvariants } from './check/invariants-store.ts';
import { forMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliverDueFacts } from '#modules/outbox';
import { gift, openRewards } from '../../testing/promotions.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { seatPlayer } from '../../testing/vendor.ts';
import { obeyFacts } from './obey-facts.ts';

const one = 100_000;
const tellAt = (site: TestSite) => {
  const later = () => new Date(site.now() + 3_600_000);
  return deliverDueFacts({
    database: site.database,
    handlers: {
      reward: obeyFacts({
        database: site.database,
        clock: later,
        findMerchant: site.merchants.findByCode,
      }),
    },
    clock: later,
    onFailure: (error) => {
      throw error;
    },
  });
};

/** Opens a merchant in Manila with a player who won, lost, played for free, had a round taken back, and claimed a gift. */
async function live(site: TestSite) {
  const { merchant, publish } = await openRewards(site, { timeZone: 'Asia/Manila' });
  const id = await publish(gift({ budget: '50' }));
  const rounds = {
    code: 'two',
    texts: { EN: { title: 'Two' } },
    does: 'rounds',
    target: 2,
  } as const;
  const task = { ...rounds, reward: { kind: 'cash', amount: '1' }, points: 7 } as const;
  await publish(gift({ code: 'daily', rule: { kind: 'tasks', every: 'month', tasks: [task] } }));
  const player = await seatPlayer(site, { merchant });
  const { bet, win, rollback, visitor } = player;
  let { token } = player;
  for (const round of ['r1', 'r2', 'r3']) {
    await bet(`b${round}`, 3 * one, { round, token });
    await win([`w${round}`, `b${round}`], round === 'r1' ? 9 * one : 0, { round });
    site.pass(7 * 3_600_000);
    token = await player.comeBack();
  }
  await bet('free', one, { round: 'r4', is_supplier_promo: true, token });
  await win(['wf', 'free'], one, { round: 'r4' });
  await tellAt(site);
  await rollback('k2', 'br2', { round: 'r2' });
  await tellAt(site);
  await visitor.call(claimPromotion, { id }, { headers: { 'idempotency-key': randomUUID() } });
  const sums = () =>
    forMerchant(site.urls.ownerUrl, merchant.code, async (tx) => {
      const days = await runStatement(tx, 'select * from activity_day order by day, game');
      const all = await runStatement(tx, 'select * from activity_sum order by period, first_day');
      const points = await runStatement(tx, 'select * from score order by period');
      return [...days, ...all, ...points];
    });
  const damage = (text: string) =>
    forMerchant(site.urls.ownerUrl, merchant.code, (tx) => runStatement(tx, text));
  return { merchant, player, sums, damage };
}

describe('what members did', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite();
  });
  afterAll(() => site.close());

  test('MEMBER-10 sums follow rounds and what is taken back later, by the merchant’s days', async () => {
    const { sums } = await live(site);
    const rows = await sums();
    const months = rows.filter((row) => row['period'] === 'month' && 'staked' in row);
    expect(months).toMatchObject([{ rounds: 2, staked: '600000', won: '1000000' }]);
    const days = rows.filter((row) => row['period'] === 'day' && 'staked' in row);
    expect(days.map(({ rounds }) => rounds)).toEqual([1, 1]);
  });

  test('MEMBER-10 told once more nothing changes, and made anew they are the same rows', async () => {
    const { merchant, sums } = await live(site);
    const before = await sums();
    expect(before.filter(({ points }) => points === '7')).toHaveLength(3);
    await rebuildActivity(site.urls.ownerUrl, merchant.code);
    expect(await sums()).toEqual(before);
    expect((await checkRewards(site.urls.appUrl)).broken).toBeNull();
  });
});

describe('the check of the rewards', () => {
  /** Damages to the data; `says` is a part of the name of the broken invariant. */
  const damages: [name: string, text: string, says: string][] = [
    ['spent', 'update promotion set spent = spent + 1', 'has spent'],
    ['a lost reward', 'delete from reward', 'has spent'],
    [
      'another cost',
      `update reward set cost = cost + 1; update promotion set spent = spent + 1 where spent > 0`,
      'a paid reward of cash',
    ],
    [
      'a reward that is ready and was paid',
      `update reward set state = 'ready', paid_at = null; update promotion set spent = 0`,
      'a paid reward of cash',
    ],
    [
      'a movement of no reward',
      `delete from reward; update promotion set spent = 0`,
      'a movement of a reward',
    ],
    ['a day', `update activity_day set won = won + 1 where rounds > 0`, 'the sums of days are'],
    [
      'a month',
      `delete from activity_sum where period = 'month'`,
      'the sums of days, weeks and months',
    ],
    [
      'a voucher',
      `insert into voucher (merchant_code, member_id, batch, texts, reward, currency, cost, created_at, expires_at, used_at)
      select merchant_code, id, 'x', '{}', '{"kind":"cash"}', 'USD', 5, now(), now(), now() from member limit 1`,
      'a voucher that was used',
    ],
    [
      'bonus money that nobody granted',
      `update reward set reward = '{"kind":"bonus"}' where state = 'paid'; delete from score`,
      'a paid reward of bonus money',
    ],
    [
      'the way in the club',
      `insert into rank_progress (merchant_code, member_id, completed_conditions, total_conditions, next_label_id, counted_on)
      select merchant_code, id, 1, 2, 'gold', current_date from member limit 1`,
      'the next level of the club',
    ],
    [
      'a level that nobody reached',
      `update reward set occasion = 'level:gold' where state = 'paid'`,
      'a reward for a level',
    ],
    [
      'plays that nobody granted',
      `update reward set reward = '{"kind":"freePlays"}' where state = 'paid'; delete from score`,
      'a paid reward of free plays',
    ],
    [
      'a voucher that nobody has',
      `update reward set reward = '{"kind":"voucher"}' where state = 'paid'; delete from score`,
      'a paid reward of a voucher',
    ],
    [
      'a bet that used no granted play',
      `insert into vendor_transaction (merchant_code, integration, id, kind, member_id, moved, received_at, supplier_reward)
      select merchant_code, 'hub', 'x', 'bet', id, false, now(), 'nobody' from member limit 1`,
      'as many granted plays',
    ],
    ['points', 'update score set points = points + 1', 'the points of days'],
    [
      'a friend who never joined',
      `update promotion set definition = jsonb_set(definition, '{rule,kind}', '"invite"') where code = 'welcome'`,
      'a reward for a friend',
    ],
    ['a round', `update activity set staked = 1 where kind = 'round'`, 'the sums of days are'],
  ];
  const rows = damages.map(([name, text, says], at) => {
    const tags = at < 3 ? [] : ['nightly'];
    return { name, text, says, tags };
  });
  describe.each(rows)('with $name', ({ text, says, tags }) => {
    test('PROMO-07 it names what is broken', { tags }, async () => {
      const site = await startTestSite();
      const { merchant, damage } = await live(site);
      expect((await checkRewards(site.urls.appUrl)).broken).toBeNull();
      await damage(text);
      const { broken } = await checkRewards(site.urls.appUrl);
      await site.close();
      expect(broken?.merchant).toBe(merchant.code);
      expect(broken?.says).toContain(says);
    });
  });

  test('PROMO-07 each invariant is broken by one of these at least', () => {
    const breaks = damages.map(([, , part]) =>
      rewardInvariants.filter(({ says }) => says.includes(part)),
    );
    expect(breaks.map(({ length }) => length)).toEqual(damages.map(() => 1));
    expect(new Set(breaks.flat())).toEqual(new Set(rewardInvariants));
  });
});
