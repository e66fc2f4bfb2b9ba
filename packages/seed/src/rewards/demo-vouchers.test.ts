import type { MoneyReward } from '@parlour/contract/rewards/reward.schema';
import { voucherCode } from '@parlour/contract/voucher/voucher-code';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from '@parlour/database/connection';
import { runStatement } from '@parlour/database/statements/run-statement';
import { checkRewards } from '../testing/staff-rules.ts';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import { voucherHash } from '@parlour/server/staff/rewards/voucher';
import { demoVoucherCode, demoVoucherHolders } from '../demo-facts.ts';
import { seedDemo } from '../demo.ts';

const secretKey = Buffer.alloc(32, 3);
let urls: TestDatabase;
let database: Database;
beforeAll(async () => {
  urls = await createTestDatabase();
  database = openDatabase({ url: urls.appUrl });
  await seedDemo({ ownerUrl: urls.ownerUrl, secretKey });
});
afterAll(async () => {
  await database.close();
  await urls.drop();
});

type VoucherRow = {
  memberId: string | null;
  codeHash: Buffer | null;
  currency: string;
  texts: object;
  reward: MoneyReward;
  usedAt: Date | null;
  expiresAt: Date;
};
const listOf = (code: string) =>
  database.query(code, (tx) =>
    runStatement<VoucherRow>(
      tx,
      `select member_id as "memberId", code_hash as "codeHash", currency, texts, reward, used_at as "usedAt",
              expires_at as "expiresAt" from voucher`,
    ),
  );

test.each([
  ['lumen', 'PHP'],
  ['marigold', 'EUR'],
])(
  'MEMBER-09 at %s accounts have vouchers to claim, of cash and of bonus money, a used and an expired one',
  async (code, currency) => {
    const all = await listOf(code);
    const people = await database.query(code, (tx) =>
      runStatement<{ id: string; username: string }>(tx, 'select id, username from member'),
    );
    const now = new Date();
    for (const name of demoVoucherHolders) {
      const id = people.find(({ username }) => username === name)?.id ?? '';
      const own = all.filter(({ memberId }) => memberId === id);
      expect(own.every((each) => each.currency === currency)).toBe(true);
      const open = own.filter(({ usedAt, expiresAt }) => usedAt === null && expiresAt > now);
      expect(open.map(({ reward }) => reward.kind).toSorted()).toEqual(['bonus', 'cash']);
      expect(own.filter(({ usedAt }) => usedAt !== null)).toHaveLength(1);
      expect(own.filter(({ expiresAt }) => expiresAt < now)).toHaveLength(1);
    }
    for (const { texts } of all) expect(Object.keys(texts).toSorted()).toEqual(['EN', 'TH', 'UR']);
  },
);

test.each(['lumen', 'marigold'])(
  'MEMBER-09 the code that is named can be redeemed at %s',
  async (code) => {
    const hash = voucherHash(secretKey, code, voucherCode(demoVoucherCode) ?? '');
    const found = (await listOf(code)).filter(({ codeHash }) => codeHash?.equals(hash));
    expect(found).toMatchObject([{ memberId: null, usedAt: null }]);
    expect(found[0]?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 300 * 86_400_000);
  },
);

test('MEMBER-09 a merchant without a reward centre has none', async () => {
  expect(await listOf('plain')).toEqual([]);
});

test('MEMBER-09, PROMO-07 what a used one paid is a movement of its own', async () => {
  expect((await checkRewards(urls.appUrl)).broken).toBeNull();
});
