// The club (MEMBER-11): members reach levels by playing, each level gives its reward once, and the page lists the benefits.
import { randomUUID } from 'node:crypto';
import { rewardBenefits } from '@parlour/contract/club/calls';
import type { ClubFile } from '@parlour/contract/club/club.schema';
import { memberInfo, playerRankProgress } from '@parlour/contract/member/calls';
import { availablePromotions, claimPromotion, rewardClaims } from '@parlour/contract/rewards/calls';
import {
  checkRewards,
  importClub,
  rebuildActivity,
  setLabel,
} from '@parlour/seed/testing/staff-rules';
import { runStatement } from '@parlour/database/statements/run-statement';
import { readClub } from './change-club.ts';
import { forMerchant } from '@parlour/database/testing/fixtures';
import { money } from '@parlour/seed/testing/ledger-fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliverDueFacts } from '#modules/outbox';
import { handlersOf } from '../../../facts.ts';
import { gift, openRewards } from '../../../testing/promotions.ts';
import { checkLedgerAndClose } from '../../../testing/check-and-close.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { seatPlayer } from '../../../testing/vendor.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => checkLedgerAndClose(site));

const one = 100_000;
const said = (title: string) => ({ EN: { title } });
type Level = ClubFile['levels'][number];
type Condition = NonNullable<Level['conditions']>[number];
const condition = (over: Partial<Condition> = {}): Condition => ({
  code: 'play',
  texts: said('Play rounds'),
  does: 'rounds',
  target: 1,
  ...over,
});

/** A club in which bronze is free, silver takes two rounds, and gold ten units staked in LIVE within a week. */
const club = (over: Partial<ClubFile> = {}): ClubFile => ({
  benefits: [
    { code: 'gift', texts: said('Birthday gift'), kind: 'amount' },
    { code: 'back', texts: said('Weekly cashback'), kind: 'rescue' },
    { code: 'step', texts: said('Bonus on reaching it'), kind: 'upgrade' },
    { code: 'host', texts: said('A host of your own'), kind: 'included' },
    { code: 'days', texts: said('Vouchers a month'), kind: 'count' },
  ],
  levels: [
    { label: 'bronze', rank: 1, metal: 'bronze', texts: said('Bronze') },
    {
      label: 'silver',
      rank: 2,
      metal: 'silver',
      texts: { EN: { title: 'Silver' }, TH: { title: 'ซิลเวอร์' } },
      conditions: [condition({ target: 2, goTo: '/m/game' })],
      gives: { gift: 200, days: 2 },
    },
    {
      label: 'gold',
      rank: 3,
      metal: 'gold',
      texts: said('Gold'),
      conditions: [
        condition({
          code: 'live',
          does: 'staked',
          target: 10,
          within: 7,
          only: { categories: ['LIVE'] },
        }),
        condition({ code: 'days', does: 'days', target: 1 }),
      ],
      gives: { gift: 500.5, host: true },
    },
  ],
  ...over,
});

const cash = (amount: string) => ({ kind: 'cash' as const, amount });
const upgrade = gift({
  code: 'steps',
  type: 'UPGRADE_BONUS',
  rule: {
    kind: 'level',
    levels: [
      { label: 'silver', texts: said('Welcome to Silver'), reward: cash('3') },
      { label: 'gold', texts: said('Welcome to Gold'), reward: cash('7') },
    ],
  },
});

/** Delivers all facts. */
const tell = (at = () => new Date(site.now() + 3_600_000)) =>
  deliverDueFacts({
    database: site.database,
    handlers: handlersOf(site.modules),
    clock: at,
    onFailure: (error) => {
      throw error;
    },
  });

async function open(file: ClubFile | null = club()) {
  const rewards = await openRewards(site, { languages: 'EN,TH' });
  const { place, merchant } = rewards;
  if (file) await importClub(place, readClub(file), new Date(site.now()));
  const player = await seatPlayer(site, { merchant });
  await tell();
  let rounds = 0;
  const { visitor, bet, win, member } = player;
  return {
    ...rewards,
    player,
    /** Plays a round that loses its stake. */
    play: async (units = 1, game = 'one') => {
      rounds += 1;
      const round = `r${rounds}`;
      await bet(`b${round}`, units * one, { round, game_code: game });
      await win([`w${round}`, `b${round}`], 0, { round, game_code: game });
      await tell();
    },
    label: async () => (await visitor.call(memberInfo)).value['clubLabel'] as object | null,
    rank: async () => (await visitor.call(playerRankProgress)).value,
    benefits: async () => (await visitor.call(rewardBenefits)).value as Benefits,
    set: (label: string | null) =>
      setLabel(place, { username: member.username, label }, new Date(site.now())),
    rows: (text: string) =>
      forMerchant(site.urls.ownerUrl, merchant.code, (tx) => runStatement(tx, text)),
  };
}
type Benefits = {
  own: string | null;
  levels: { labelId: string; name: string; reachedAt: number | null; conditions: object[] }[];
  benefits: { code: string; values: (object | null)[] }[];
};

const towards = (completed: number, total: number, labelId: string | null) => ({
  currentProgress: { completedConditions: completed, totalExpectedConditions: total },
  playerRankProgress: { labelId },
});

describe('a level', () => {
  test('MEMBER-11, MEMBER-05 is reached by what is played, from one to the next, and on the highest nothing is left', async () => {
    const { play, label, rank } = await open();
    expect(await label()).toMatchObject({ labelId: 'bronze', type: 'AUTO', rankLevel: 1 });
    expect(await rank()).toEqual(towards(0, 1, 'silver'));
    await play();
    expect(await rank()).toEqual(towards(0, 1, 'silver'));
    await play();
    expect(await label()).toMatchObject({ labelId: 'silver', labelName: 'Silver' });
    expect(await rank()).toEqual(towards(1, 2, 'gold'));
    await play(10, 'one');
    expect(await label()).toMatchObject({ labelId: 'silver' });
    await play(10, 'two');
    expect(await label()).toMatchObject({ labelId: 'gold', rankLevel: 3 });
    expect(await rank()).toEqual(towards(0, 0, null));
  });

  test('MEMBER-01 is named in the language that is read', async () => {
    const { player, set } = await open();
    await set('silver');
    const { value } = await player.visitor.call(memberInfo, {}, { headers: { language: 'TH' } });
    expect(value['clubLabel']).toMatchObject({ labelName: 'ซิลเวอร์' });
  });

  test('MEMBER-11 what was done too long ago counts no more, and a level that was reached stays', async () => {
    const { play, label, rank, player, rows, place } = await open();
    await play(9, 'two');
    await play(1, 'one');
    await rows(`update activity set day = day - 7 where kind = 'round'`);
    await rebuildActivity(place.ownerUrl, place.merchantCode);
    await play(2, 'two');
    expect(await label()).toMatchObject({ labelId: 'silver' });
    expect(await rank()).toEqual(towards(1, 2, 'gold'));
    await player.rollback('k1', 'br1', { round: 'r1' });
    await player.rollback('k2', 'br2', { round: 'r2' });
    await tell();
    expect(await label()).toMatchObject({ labelId: 'silver' });
  });

  test('MEMBER-11 staff’s label stays, and a restricted member is left alone', async () => {
    const { play, label, rows, set, place, player } = await open();
    await rows(`insert into club_label (merchant_code, id, name, type, rank_level)
      select merchant_code, 'guest', 'Guest', 'MANUAL', 0 from club`);
    await set('guest');
    await play();
    await play();
    expect(await label()).toMatchObject({ labelId: 'guest' });
    expect(await rows('select * from rank_progress')).toEqual([]);
    await set('bronze');
    expect(await label()).toMatchObject({ labelId: 'silver' });
    await rows(
      `update member set type = 4, club_label_id = 'bronze' where id = '${player.member.id}'`,
    );
    await importClub(place, readClub(club()), new Date(site.now()));
    expect(await label()).toMatchObject({ labelId: 'bronze' });
  });

  test('MEMBER-11 without a club nobody has a level', async () => {
    const { play, label, benefits } = await open(null);
    await play();
    expect(await label()).toBeNull();
    expect(await benefits()).toEqual({ own: null, levels: [], benefits: [] });
  });

  test('MEMBER-11 made anew from the rounds the rows are the same, and what is wrong with them is named', async () => {
    const { play, rows, place, merchant } = await open();
    await play();
    await play();
    const all = 'select * from rank_progress order by member_id';
    const before = await rows(all);
    expect(before).toMatchObject([{ completed_conditions: 1, next_label_id: 'gold' }]);
    await rows('update rank_progress set completed_conditions = 0');
    const { broken } = await checkRewards(site.urls.appUrl);
    expect(broken).toMatchObject({ merchant: merchant.code });
    expect(broken?.says).toContain('the next level of the club');
    await rebuildActivity(place.ownerUrl, merchant.code);
    expect(await rows(all)).toEqual(before);
    expect((await checkRewards(site.urls.appUrl)).broken).toBeNull();
  });
});

describe('the reward for a level', () => {
  test('PROMO-03, PROMO-07 waits once for each level that is reached, under its own name, and is paid once', async () => {
    const { play, publish, player, holdsAt } = await openWithHoldings();
    const id = await publish(upgrade);
    await play();
    await play();
    await play(10, 'two');
    const { rows } = (await player.visitor.call(rewardClaims)).value as {
      rows: { item: string; title: string; reward: { amount: string } }[];
    };
    expect(rows.map(({ title, reward }) => `${title} ${reward.amount}`).toSorted()).toEqual([
      'Welcome to Gold 7.00',
      'Welcome to Silver 3.00',
    ]);
    const before = (await holdsAt()) ?? 0n;
    for (const { item } of rows) {
      const claim = () =>
        player.visitor.call(
          claimPromotion,
          { id, item },
          { headers: { 'idempotency-key': randomUUID() } },
        );
      expect((await claim()).status).toBe(200);
      expect((await claim()).errorCode).toBe('reward_claimed');
    }
    expect(await holdsAt()).toBe(before + money('10'));
    await play();
    expect((await player.visitor.call(rewardClaims)).value['rows']).toEqual([]);
    expect((await checkRewards(site.urls.appUrl)).broken).toBeNull();
  });

  test('MEMBER-11 is not given for what was reached before, nor for what staff set', async () => {
    const { play, publish, player, set, rows } = await open();
    await play();
    await play();
    await rows(`update club_step set reached_at = reached_at - interval '30 days'`);
    await publish(upgrade);
    await set('gold');
    await play();
    expect((await player.visitor.call(rewardClaims)).value['rows']).toEqual([]);
    expect(await rows('select label_id from club_step order by label_id')).toEqual([
      { label_id: 'bronze' },
      { label_id: 'silver' },
    ]);
  });

  test('MEMBER-11 is not given before the promotion begins, nor afterwards for that time, nor after its end', async () => {
    const { play, publish, player, rows } = await open();
    // The test's clock is at noon.
    await publish({ ...upgrade, startsAt: '2026-11-21T12:01:00Z' });
    await publish({ ...upgrade, code: 'over', endsAt: '2026-11-21T11:00:00Z' });
    await play();
    await play();
    const ready = `select occasion from reward`;
    expect(await rows(ready)).toEqual([]);
    site.pass(120_000);
    await play();
    expect(await rows(ready)).toEqual([]);
    await play(10, 'two');
    expect(await rows(ready)).toEqual([{ occasion: 'level:gold' }]);
    expect((await player.visitor.call(rewardClaims)).value['rows']).toHaveLength(1);
  });

  test('PROMO-03 is hidden from a member whose label shows no benefits', async () => {
    const { publish, player, set, rows } = await open();
    await publish(upgrade);
    const told = async () => (await player.visitor.call(availablePromotions)).value['content'];
    expect(await told()).toHaveProperty('UPGRADE_BONUS');
    await rows(`insert into club_label (merchant_code, id, name, type, rank_level)
      select merchant_code, 'guest', 'Guest', 'MANUAL', 0 from club`);
    await set('guest');
    expect(await told()).not.toHaveProperty('UPGRADE_BONUS');
  });

  async function openWithHoldings() {
    const opened = await open();
    return { ...opened, holdsAt: opened.player.holds };
  }
});

describe('GET /wps/reward/benefits', () => {
  test('MEMBER-11 tells each level with what it gives, and how far the member is with those to come', async () => {
    const { play, benefits } = await open();
    await play();
    const { own, levels, benefits: gives } = await benefits();
    expect(own).toBe('bronze');
    expect(levels).toMatchObject([
      { labelId: 'bronze', name: 'Bronze', rank: 1, metal: 'bronze', conditions: [] },
      {
        labelId: 'silver',
        reachedAt: null,
        conditions: [{ title: 'Play rounds', done: 1, target: 2, goTo: '/m/game' }],
      },
      {
        labelId: 'gold',
        conditions: [
          { code: 'live', done: 0, target: 10, goTo: null },
          { code: 'days', done: 1, target: 1 },
        ],
      },
    ]);
    expect(levels[0]?.reachedAt).toBeGreaterThan(0);
    const amount = (text: string) => ({ kind: 'amount', amount: text, currency: 'USD' });
    expect(gives.map(({ code, values }) => [code, values])).toEqual([
      ['gift', [null, amount('200.00'), amount('500.50')]],
      ['back', [null, null, null]],
      ['step', [null, null, null]],
      ['host', [null, null, { kind: 'included' }]],
      ['days', [null, { kind: 'count', count: 2 }, null]],
    ]);
  });

  test('MEMBER-11 what the server pays itself is told as the promotions say it', async () => {
    const { publish, benefits } = await open();
    const later = new Date(site.now() + 3_600_000).toISOString();
    await publish({ ...upgrade, code: 'soon', startsAt: later });
    expect((await benefits()).benefits.find(({ code }) => code === 'step')?.values).toEqual([
      null,
      null,
      null,
    ]);
    await publish(upgrade);
    const rule = {
      kind: 'rescue',
      rate: 3,
      clubRates: { gold: 5.5 },
      least: '1',
      most: '9',
    } as const;
    await publish(gift({ code: 'rescue', type: 'SAVIOR', rule }));
    const { benefits: gives } = await benefits();
    const percent = (of: number) => ({ kind: 'percent', percent: of });
    expect(gives.find(({ code }) => code === 'back')?.values).toEqual([3, 3, 5.5].map(percent));
    expect(gives.find(({ code }) => code === 'step')?.values).toMatchObject([
      null,
      { amount: '3.00' },
      { amount: '7.00' },
    ]);
  });

  test('MEMBER-11 a member without a label that shows benefits is told of none, another merchant’s neither', async () => {
    const { set, benefits, player, rows } = await open();
    await rows(`insert into club_label (merchant_code, id, name, type, rank_level)
      select merchant_code, 'guest', 'Guest', 'MANUAL', 0 from club`);
    await set('guest');
    expect(await benefits()).toEqual({ own: null, levels: [], benefits: [] });
    await set(null);
    // Bronze is free: a member without a label has it at once.
    expect((await benefits()).own).toBe('bronze');
    const other = await open(null);
    expect(await other.benefits()).toEqual({ own: null, levels: [], benefits: [] });
    await player.logOut();
    expect((await player.visitor.call(rewardBenefits)).status).toBe(401);
  });

  test('MEMBER-11 a label of another kind of club has no levels to show', async () => {
    const { set, benefits, rows } = await open();
    await rows(`insert into club_label (merchant_code, id, name, type, rank_level)
      select merchant_code, 'old', 'Old', 'AUTO', 0 from club`);
    await set('old');
    expect(await benefits()).toEqual({ own: 'old', levels: [], benefits: [] });
  });
});
