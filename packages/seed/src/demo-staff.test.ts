import { staffRealm } from '@parlour/contract/staff/realm';
import { verifyPassword } from '@parlour/database/password-hash';
import { unseal } from '@parlour/database/sealing';
import { runStatement } from '@parlour/database/statements/run-statement';
import { forMerchant } from '@parlour/database/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword, demoStaff } from './demo-facts.ts';
import { seedStaff } from './demo-staff.ts';

let urls: TestDatabase;
beforeAll(async () => {
  urls = await createTestDatabase();
});
afterAll(() => urls.drop());

type AccountRow = { mail: string; role: string; of: string | null; hash: string; secret: Buffer };

test('STAFF-06 the demo’s people work for all merchants, with the demo’s password and an authenticator of their own', async () => {
  const secretKey = Buffer.alloc(32, 3);
  const accounts = await forMerchant(urls.ownerUrl, staffRealm, async (tx) => {
    await seedStaff(tx, secretKey);
    return runStatement<AccountRow>(
      tx,
      `select mail, role, of_merchant as "of", password_hash as hash, authenticator_secret as secret
         from staff_account account join staff_grant on staff_id = account.id
        where state = 'active' and is_demo order by mail`,
    );
  });
  expect(accounts.map(({ mail, role, of }) => ({ mail, role, of }))).toEqual(
    demoStaff.map((each) => ({ ...each, of: null })),
  );
  for (const { hash } of accounts) expect(await verifyPassword(demoPassword, hash)).toBe(true);
  const secrets = accounts.map(({ secret }) => unseal(secret, secretKey, 'authenticator:_staff'));
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(new Set(secrets).size).toBe(accounts.length);
});
