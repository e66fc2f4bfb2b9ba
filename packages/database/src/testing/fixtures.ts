// Merchants and members for tests. Each test makes its own, so nothing needs cleaning up and tests run in parallel.
import { randomBytes } from 'node:crypto';
import type { SettingTexts } from '@parlour/contract/settings.schema';
import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { hashPassword } from '../password-hash.ts';
import { sealSettings } from '../sealed-settings.ts';
import { clubLabels, members, usernameKey } from '../tables/member.ts';
import { merchantHosts, merchants } from '../tables/site.ts';

export type TestMerchant = { code: string; host: string };

const randomName = (prefix: string): string => `${prefix}${randomBytes(5).toString('hex')}`;

/** The secret key of servers in tests. */
export const testSecretKey = Buffer.alloc(32, 7);

/** Makes a merchant with one host below `domain`, English only unless the settings differ. */
export async function createMerchant(
  ownerUrl: string,
  settings: SettingTexts = {},
  domain = 'test',
): Promise<TestMerchant> {
  const code = randomName('m');
  const host = `${code}.${domain}`;
  const stored = sealSettings(settings, { merchantCode: code, secretKey: testSecretKey });
  await asOwner(ownerUrl, async (tx) => {
    await tx.insert(merchants).values({ code, settings: { name: code, ...stored }, version: 1 });
    await tx.insert(merchantHosts).values({ host, merchantCode: code });
  });
  return { code, host };
}

/** Adds a host to a merchant. Servers notice it with the merchant's next change. */
export async function addHost(
  ownerUrl: string,
  merchantCode: string,
  domain = 'test',
): Promise<string> {
  const host = `${randomName('h')}.${domain}`;
  await asOwner(ownerUrl, (tx) => tx.insert(merchantHosts).values({ host, merchantCode }));
  return host;
}

/** Makes `count` merchants, named many1, many2, …, each with the host of its name below .test. */
export const createMerchants = (ownerUrl: string, count: number): Promise<void> =>
  asOwner(ownerUrl, async (tx) => {
    const codes = Array.from({ length: count }, (_, at) => `many${at + 1}`);
    for (let from = 0; from < count; from += 1_000) {
      const some = codes.slice(from, from + 1_000);
      await tx
        .insert(merchants)
        .values(some.map((code) => ({ code, settings: { name: code }, version: 1 })));
      await tx
        .insert(merchantHosts)
        .values(some.map((code) => ({ host: `${code}.test`, merchantCode: code })));
    }
  });

export type TestMember = { id: string; username: string; password: string };
type Traits = Partial<typeof members.$inferInsert> & { password?: string };

/** The password for tests that need no particular one. Its hash has 64 KiB and one pass, so that a login is cheap: comparing passwords took a quarter of the time of the server's tests. */
const usualPassword = 'a-usual-Pass1';
const usualHash =
  '$argon2id$v=19$m=64,t=1,p=1$c2FsdCBvZiB0aGUgdGVzdA$E63TlIkxHZ8+2+5OCC0BNsGQNIFhZ+9EAe3Euejuaq8';

/** Makes a member. A password that the test chooses is hashed with the full cost of the product. */
export async function createMember(
  ownerUrl: string,
  merchantCode: string,
  traits: Traits = {},
): Promise<TestMember> {
  const { password = usualPassword, ...columns } = traits;
  const username = columns.username ?? randomName('u');
  const isUsual = password === usualPassword;
  const passwordHash = isUsual ? usualHash : await hashPassword(password);
  const id = await asOwner(ownerUrl, async (tx) => {
    await tx.execute(sql`select set_config('app.merchant', ${merchantCode}, true)`);
    const [row] = await tx
      .insert(members)
      .values({
        merchantCode,
        username,
        usernameKey: usernameKey(username),
        passwordHash,
        ...columns,
      })
      .returning({ id: members.id });
    return row?.id ?? '';
  });
  return { id, username, password };
}

export async function createClubLabel(ownerUrl: string, merchantCode: string): Promise<string> {
  await asOwner(ownerUrl, async (tx) => {
    await tx.execute(sql`select set_config('app.merchant', ${merchantCode}, true)`);
    await tx
      .insert(clubLabels)
      .values({ merchantCode, id: 'gold', name: 'Gold', type: 'AUTO', rankLevel: 7 });
  });
  return 'gold';
}

export type OwnerTx = Parameters<Parameters<ReturnType<typeof drizzle>['transaction']>[0]>[0];

/** Runs a transaction as the owner on the tables of one merchant; for fixtures only. */
export const forMerchant = <T>(
  ownerUrl: string,
  merchantCode: string,
  run: (tx: OwnerTx) => Promise<T>,
): Promise<T> =>
  asOwner(ownerUrl, async (tx) => {
    await tx.execute(sql`select set_config('app.merchant', ${merchantCode}, true)`);
    return run(tx);
  });

async function asOwner<T>(ownerUrl: string, run: (tx: OwnerTx) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return await drizzle({ client }).transaction(run);
  } finally {
    await client.end();
  }
}
