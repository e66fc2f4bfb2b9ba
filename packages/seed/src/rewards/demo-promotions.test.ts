import type { Promotion } from '@parlour/contract/rewards/promotion.schema';
import { goToOf, type PromotionType } from '@parlour/contract/rewards/promotion-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from '@parlour/database/connection';
import { runStatement } from '@parlour/database/statements/run-statement';
import { listPromotions } from '../testing/staff-rules.ts';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import { seedDemo } from '../demo.ts';

let urls: TestDatabase;
let database: Database;
beforeAll(async () => {
  urls = await createTestDatabase();
  database = openDatabase({ url: urls.appUrl });
  await seedDemo({ ownerUrl: urls.ownerUrl, secretKey: Buffer.alloc(32, 3) });
});
afterAll(async () => {
  await database.close();
  await urls.drop();
});

test.each(['lumen', 'marigold', 'plain'])(
  'PROMO-01 at %s a fresh demo counts nothing as given that was not',
  async (merchantCode) => {
    const all = await listPromotions({ ownerUrl: urls.ownerUrl, merchantCode });
    for (const { code, rewards, spent } of all)
      expect([code, rewards, spent]).toEqual([code, 0, 0n]);
    expect(all.length).toBe((await listOf(merchantCode)).length);
  },
);

type PromotionRow = {
  id: string;
  code: string;
  type: PromotionType;
  state: string;
  currency: string;
  definition: Promotion;
};
const listOf = (code: string) =>
  database.query(code, (tx) =>
    runStatement<PromotionRow>(
      tx,
      'select merchant_code as "merchantCode", id, code, type, state, currency, definition from promotion',
    ),
  );

test.each([
  ['lumen', 'PHP'],
  ['marigold', 'EUR'],
])(
  'MEMBER-07, PROMO-01 %s has promotions in its currency and in every language',
  async (code, currency) => {
    const all = await listOf(code);
    expect(new Set(all.map((each) => each.code))).toEqual(
      new Set([
        'level-gifts',
        'first-tasks',
        'tasks-of-the-day',
        'voucher-of-the-week',
        'part-of-the-week-back',
        'free-lanterns',
        'half-again',
        'leaders-of-the-week',
        'festival-of-draws',
        'gold-thanks',
        'weekly-gift',
        'invite-friends',
        'welcome-week',
        'daily-check-in',
      ]),
    );
    for (const each of all) {
      expect(each).toMatchObject({ state: 'live', currency, merchantCode: code });
      expect(Object.keys(each.definition.texts).toSorted()).toEqual(['EN', 'TH', 'UR']);
    }
  },
);

test.each(['lumen', 'marigold'])(
  'LOBBY-06 the banner of the welcome week of %s leads to its promotion',
  async (code) => {
    const shown = await database.query(code, (tx) =>
      runStatement(tx, 'select linkage, linkage_type as "linkageType" from banner'),
    );
    const leads = shown.filter(({ linkageType }) => linkageType === 'P');
    const welcome = (await listOf(code)).find((each) => each.code === 'welcome-week');
    expect(leads.map(({ linkage }) => linkage)).toEqual([welcome?.id]);
  },
);

test.each(['lumen', 'marigold'])(
  'PROMO-02 promotions of %s lead where the table says, but for the tasks of the day, whose page an operator would name',
  async (code) => {
    const ways = (await listOf(code)).map((each) => {
      const { type, goTo } = each.definition;
      return { code: each.code, type, way: goTo ?? goToOf[type] };
    });
    const elsewhere = ways.filter(({ type, way }) => way !== goToOf[type]);
    expect(elsewhere).toEqual([
      { code: 'tasks-of-the-day', type: 'MISSION', way: '/m/activity/noviceTask' },
    ]);
    for (const { type, way } of ways.filter((each) => /^(LOGIN|REGISTER|SAVIOR)$/.test(each.type)))
      expect(way, type).toBe('/m/voucherCenter');
    expect(new Set(ways.map(({ type }) => type))).toEqual(
      new Set(['LOGIN', 'REGISTER', 'SAVIOR', 'MISSION', 'REFERRAL', 'UPGRADE_BONUS']),
    );
  },
);

test('PROMO-01 a merchant without a reward centre has none', async () => {
  expect(await listOf('plain')).toEqual([]);
});
