// The audit trail cannot be changed, neither by the server's role nor by the owner.
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMerchant } from './testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let urls: TestDatabase;
let code: string;
beforeAll(async () => {
  urls = await createTestDatabase();
  code = (await createMerchant(urls.ownerUrl)).code;
  await attempt(urls.appUrl, `${insert}; select seal_audit_events(10); ${insert}`);
});
afterAll(() => urls.drop());

const insert = `insert into audit_event (merchant_code, at, action, result, actor, about)
  values (current_setting('app.merchant'), now(), 'session.end', 'ok', 'member', '{}')`;

/** Returns the database's error message for a statement; null if it is allowed. */
async function attempt(url: string, text: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select set_config('app.merchant', $1, false)", [code]);
    await client.query(text);
    return null;
  } catch (error) {
    return String(error);
  } finally {
    await client.end();
  }
}

const withChain = (columns: string) => `insert into audit_event
  (merchant_code, at, action, result, actor, about, ${columns}) values (current_setting('app.merchant'), now(),
  'session.end', 'ok', 'member', '{}', 2, sha256('a'), sha256('b'))`;
const chain = 'number, previous_hash, hash';

const changes = [
  `update audit_event set result = 'failed'`,
  `update audit_event set result = 'failed' where number is null`,
  `update audit_event set number = 2, previous_hash = sha256('a'), hash = sha256('b') where number is null`,
  `update audit_event set number = null, previous_hash = null, hash = null`,
  `update audit_event set about = '{"a": 1}', hash = audit_hash(audit_event)`,
  'delete from audit_event',
  'truncate audit_event',
  withChain(chain),
  'update audit_head set number = 0',
  `update audit_head set hash = sha256('a')`,
  'delete from audit_head',
  'truncate audit_head',
];

test.each(changes)('W7, L1 the server’s role is not allowed to: %s', async (text) => {
  expect(await attempt(urls.appUrl, text)).toContain('permission denied');
});

test.each([
  'insert into audit_due select code, uuidv7() from merchant',
  'delete from audit_due',
  `insert into audit_head values (current_setting('app.merchant'), 0, sha256(''))`,
])('W7, L1 the server’s role is not allowed to: %s', async (text) => {
  expect(await attempt(urls.appUrl, text)).toContain('permission denied');
});

test.each(changes)('W7, L1 the owner is refused, too: %s', async (text) => {
  expect(await attempt(urls.ownerUrl, text)).toMatch(
    /append-only|only grows|sealed after it was written/,
  );
});

test('L1 a merchant that has a chain is not removed from under it', async () => {
  const removal = `delete from merchant_host where merchant_code = '${code}'; delete from merchant where code = '${code}'`;
  expect(await attempt(urls.ownerUrl, removal)).toContain('audit_head');
});
