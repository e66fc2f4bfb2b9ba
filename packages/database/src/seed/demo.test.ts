import { settings, readSetting } from '@parlour/contract/settings';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '../connection.ts';
import { verifyPassword } from '../password-hash.ts';
import { unseal } from '../sealing.ts';
import { members } from '../tables/member.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { demoAccounts, demoMerchants } from './demo-facts.ts';
import { seedDemo } from './demo.ts';

const secretKey = Buffer.alloc(32, 3);
let urls: TestDatabase;
let database: Database;
beforeAll(async () => {
  urls = await createTestDatabase();
  database = openDatabase({ url: urls.appUrl });
});
afterAll(async () => {
  await database.close();
  await urls.drop();
});

describe('the demo seed', () => {
  test('HOUSE it writes once, however often and however many at a time it is asked', async () => {
    const runs = await Promise.all(
      [1, 2, 3].map(() => seedDemo({ ownerUrl: urls.ownerUrl, secretKey })),
    );
    expect(runs.filter((run) => run.seeded)).toHaveLength(1);
    const client = new pg.Client({ connectionString: urls.superuserUrl });
    await client.connect();
    const { rows } = await client.query('select count(*)::int as n from member');
    await client.end();
    expect(rows).toEqual([{ n: demoMerchants.length * demoAccounts.length }]);
  });

  test('BOOT-12 every setting of the demo is one that the settings accept', () => {
    for (const merchant of demoMerchants) {
      for (const [key, text] of Object.entries(merchant.settings)) {
        const { kind } = settings[key as keyof typeof settings];
        expect(kind.read(text), `${merchant.code} ${key}`).toBeDefined();
      }
    }
    const [lumen] = demoMerchants;
    expect(readSetting(lumen?.settings ?? {}, 'flags.LOTTMINIGAME3')).toBe(true);
    expect(readSetting(lumen?.settings ?? {}, 'initialPassword')).toBe('{secret}');
  });

  test('LOGIN-01 every account of every merchant opens with the password that is printed', async () => {
    for (const { code } of demoMerchants) {
      const rows = await database.query(code, (tx) => tx.select().from(members).execute());
      expect(rows).toHaveLength(demoAccounts.length);
      for (const account of demoAccounts) {
        const row = rows.find((each) => each.username === account.username);
        expect(await verifyPassword(account.password, row?.passwordHash ?? '')).toBe(true);
      }
    }
  });

  test('A9 the authenticator secret is sealed for its merchant', async () => {
    const rows = await database.query('lumen', (tx) => tx.select().from(members).execute());
    const sealed = rows.find((row) => row.username === 'twofactor')?.authenticatorSecret;
    expect(unseal(sealed ?? Buffer.alloc(0), secretKey, 'authenticator:lumen')).toBe(
      'JBSWY3DPEHPK3PXP',
    );
  });
});
