// Merchants and members for tests. Each test makes its own, so nothing needs cleaning up and tests run in parallel.
import { randomBytes } from 'node:crypto';
import type { SettingTexts } from '@parlour/contract/settings.schema';
import { hashPassword } from '../password-hash.ts';
import { sealSettings } from '../sealed-settings.ts';
import type { Tx } from '../statements/in-transaction.ts';
import { insertRows, runStatement } from '../statements/run-statement.ts';
import { usernameKey } from '../username-key.ts';
import { keptDatabase } from './kept-databases.ts';

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
  await forMerchant(ownerUrl, code, async (tx) => {
    await insertRows(tx, 'merchant', [{ code, settings: { name: code, ...stored }, version: 1 }]);
    await insertRows(tx, 'merchant_host', [{ host, merchantCode: code }]);
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
  await forMerchant(ownerUrl, merchantCode, (tx) =>
    insertRows(tx, 'merchant_host', [{ host, merchantCode }]),
  );
  return host;
}

/** Makes `count` merchants, named many1, many2, …, each with the host of its name below .test. */
export async function createMerchants(ownerUrl: string, count: number): Promise<void> {
  await keptDatabase(ownerUrl).pool.query(
    `with made as (
       insert into merchant (code, settings, version)
       select 'many' || at, jsonb_build_object('name', 'many' || at), 1
         from generate_series(1, $1::int) at returning code
     ) insert into merchant_host (host, merchant_code) select code || '.test', code from made`,
    [count],
  );
}

export type TestMember = { id: string; username: string; password: string };
/** Columns of the table of members, named as in TypeScript. */
type Traits = { username?: string; password?: string; [column: string]: unknown };

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
  const id = await forMerchant(ownerUrl, merchantCode, async (tx) => {
    const key = usernameKey(username);
    const own = { merchantCode, username, usernameKey: key, passwordHash };
    await insertRows(tx, 'member', [{ ...own, ...columns }]);
    const [row] = await runStatement<{ id: string }>(
      tx,
      'select id from member where merchant_code = $1 and username_key = $2',
      [merchantCode, key],
    );
    return row?.id ?? '';
  });
  return { id, username, password };
}

export async function createClubLabel(ownerUrl: string, merchantCode: string): Promise<string> {
  const label = { merchantCode, id: 'gold', name: 'Gold', type: 'AUTO', rankLevel: 7 };
  await forMerchant(ownerUrl, merchantCode, (tx) => insertRows(tx, 'club_label', [label]));
  return 'gold';
}

/** Runs a transaction as the owner on the tables of one merchant; for fixtures only. */
export const forMerchant = <T>(
  ownerUrl: string,
  merchantCode: string,
  run: (tx: Tx) => Promise<T>,
): Promise<T> => keptDatabase(ownerUrl).transaction(merchantCode, run);
