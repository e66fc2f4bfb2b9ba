// Every change to a sealed chain is found and named, even if the superuser makes it.
import type { ChainHead } from '@parlour/contract/audit/chain-head';
import { openDatabase, type Database } from '@parlour/database/connection';
import { createMerchant } from '@parlour/database/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyChains, type ChainReport } from './verify-chains.ts';

let urls: TestDatabase;
let database: Database;
beforeAll(async () => {
  urls = await createTestDatabase();
  database = openDatabase({ url: urls.staffUrl });
});
afterAll(async () => {
  await database.close();
  await urls.drop();
});

async function as<T>(url: string, code: string, run: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select set_config('app.merchant', $1, false)", [code]);
    return await run(client);
  } finally {
    await client.end();
  }
}

const insert = `insert into audit_event (merchant_code, at, action, result, actor, actor_name, member_id, subject,
    address, request_id, about)
  select current_setting('app.merchant'), timestamptz '2026-11-21 12:00:00.123456Z' + make_interval(secs => each),
    'session.login', 'ok', 'member', 'é name', uuidv7(), 'Ünï 你好', '2001:db8::7', 'r1', '{"method": "password"}'
    from generate_series(1, 10) as each`;
const seal = 'select seal_audit_events(100) as sealed';

/** Writes ten sealed rows. */
async function newChain(): Promise<string> {
  const { code } = await createMerchant(urls.ownerUrl);
  await as(urls.appUrl, code, async (app) => {
    await app.query(insert);
    await app.query(seal);
  });
  return code;
}

async function verify(code: string, known?: ChainHead): Promise<ChainReport> {
  const reports: ChainReport[] = [];
  const wanted = { merchant: code, batch: 3, ...(known && { known }) };
  await verifyChains(database, wanted, (report) => reports.push(report));
  const [report] = reports;
  if (reports.length !== 1 || !report) throw new Error('one report was expected');
  return report;
}

/** Runs a statement as the superuser, without row-level security, triggers and constraints. */
async function damage(code: string, ...statements: string[]): Promise<void> {
  await as(urls.superuserUrl, code, async (client) => {
    await client.query("set session_replication_role = 'replica'");
    for (const text of statements) await client.query(text.replaceAll('CODE', `'${code}'`));
  });
}

const nameOfRow = (number: number) => new RegExp(`^row ${number} \\([0-9a-f-]{36}\\)`);
const fifth = 'where merchant_code = CODE and number = 5';
const set = (change: string) => `update audit_event set ${change} ${fifth}`;

describe('verify', () => {
  test('L1 a chain as it was sealed holds, whatever is in its rows, and says where it ends', async () => {
    const code = await newChain();
    await as(urls.appUrl, code, async (app) => {
      await app.query(
        `insert into audit_event (merchant_code, at, action, result, actor, about)
         values ($1, '2026-11-21', 'merchant.setting', 'ok', 'operator', '{"b": 1.0, "a": "\\n\\u001b"}')`,
        [code],
      );
      await app.query(seal);
    });
    const report = await verify(code);
    expect(report).toMatchObject({
      merchant: code,
      rows: 11,
      broken: null,
      unsealed: { count: 0 },
    });
    expect(report.head).toEqual({ number: '11', hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  test('L1 a merchant without an event, or with none sealed, holds', async () => {
    const { code } = await createMerchant(urls.ownerUrl);
    expect(await verify(code)).toMatchObject({ rows: 0, broken: null, unsealed: { count: 0 } });
    await as(urls.appUrl, code, (app) => app.query(insert));
    const { broken, unsealed } = await verify(code);
    expect([broken, unsealed.count]).toEqual([null, 10]);
    expect(unsealed.first[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      at: new Date('2026-11-21T12:00:01.123Z'),
      action: 'session.login',
    });
  });

  test.each([
    ['id', `id = '00000000-0000-4000-8000-000000000000'`],
    ['at', `at = at + interval '1 microsecond'`],
    ['action', `action = 'session.logim'`],
    ['result', `result = 'oj'`],
    ['actor', `actor = 'system'`],
    ['actor_name', `actor_name = 'e name'`],
    ['actor_name, emptied', 'actor_name = null'],
    [
      'member_id',
      `member_id = overlay(member_id::text placing translate(right(member_id::text, 1), '0123456789abcdef', '123456789abcdef0') from 36)::uuid`,
    ],
    ['subject', `subject = subject || ' '`],
    ['subject, moved to its neighbour', `subject = '', actor_name = actor_name || subject`],
    ['address', `address = '2001:db8::8'`],
    ['address, its mask', `address = '2001:db8::7/64'`],
    ['request_id', `request_id = 'r2'`],
    ['about', `about = '{"method": "passwore"}'`],
    ['hash', `hash = set_byte(hash, 31, get_byte(hash, 31) # 1)`],
  ])('L1 one byte of a row is found by its name: %s', async (_, change) => {
    const code = await newChain();
    await damage(code, set(change));
    const { broken, rows } = await verify(code);
    expect(broken).toMatch(nameOfRow(5));
    expect(broken).toContain('was changed: its content does not fit its hash');
    expect(rows).toBe(4);
  });

  test.each([
    [
      'previous_hash',
      set('previous_hash = set_byte(previous_hash, 0, get_byte(previous_hash, 0) # 1)'),
      /^row 5 .* does not follow the row before it/,
    ],
    ['number', set('number = 50'), /^row 5 is missing: behind row 4 comes row 6 /],
    [
      'merchant_code',
      set(`merchant_code = 'elsewhere'`),
      /^row 5 is missing: behind row 4 comes row 6 /,
    ],
    [
      'number, below the first',
      set('number = -5'),
      /^row -5 \([0-9a-f-]{36}\) is there beside another of its number/,
    ],
    [
      'a row that is not sealed any more',
      set('number = null, previous_hash = null, hash = null'),
      /^row 5 is missing/,
    ],
    ['a row that is gone', `delete from audit_event ${fifth}`, /^row 5 is missing/],
    [
      'the first row gone',
      'delete from audit_event where merchant_code = CODE and number = 1',
      /^row 1 is missing: behind row 0 comes row 2 /,
    ],
    [
      'the tail gone',
      'delete from audit_event where merchant_code = CODE and number > 7',
      /^row 8 is missing: the chain ends at row 7, its head is row 10$/,
    ],
    [
      'all rows gone',
      'delete from audit_event where merchant_code = CODE',
      /^row 1 is missing: the chain ends at row 0, its head is row 10$/,
    ],
    [
      'the head gone',
      'delete from audit_head where merchant_code = CODE',
      /^the chain has rows and no head$/,
    ],
    [
      'the head set back',
      'update audit_head set number = 9 where merchant_code = CODE',
      /^row 10 stands behind the head, which is row 9$/,
    ],
    [
      'another hash of the head',
      `update audit_head set hash = set_byte(hash, 0, get_byte(hash, 0) # 1) where merchant_code = CODE`,
      /^the head has another hash than row 10$/,
    ],
  ])('L1 what was done to the chain is found: %s', async (_, change, told) => {
    const code = await newChain();
    await damage(
      code,
      'alter table audit_event drop constraint if exists audit_event_number_check',
      change,
    );
    const { broken } = await verify(code);
    expect(broken).toMatch(told);
  });

  test('L1 two rows that changed places, and one that was put in between, are found', async () => {
    const swapped = await newChain();
    const move = (from: number, to: number) =>
      `update audit_event set number = ${to} where merchant_code = CODE and number = ${from}`;
    await damage(swapped, move(4, 400), move(5, 4), move(400, 5));
    expect((await verify(swapped)).broken).toMatch(nameOfRow(4));

    const inserted = await newChain();
    const copy = (number: string) => `insert into audit_event
      select merchant_code, uuidv7(), at, action, result, actor, actor_name, member_id, 'forged', address, request_id,
        about, ${number}, previous_hash, hash from audit_event where merchant_code = CODE and number = 10`;
    await damage(inserted, copy('11'));
    expect((await verify(inserted)).broken).toMatch(/^row 11 .* does not follow the row before it/);

    const beside = await newChain();
    await damage(
      beside,
      'alter table audit_event drop constraint audit_event_merchant_code_number_key',
      copy('10'),
    );
    expect((await verify(beside)).broken).toMatch(nameOfRow(10));
  });

  test('L1 a chain that was forged whole is found by a head that was written down before', async () => {
    const code = await newChain();
    const { head: known } = await verify(code);
    await as(urls.appUrl, code, async (app) => {
      await app.query(insert);
      await app.query(seal);
    });
    expect((await verify(code, known)).broken).toBeNull();
    await damage(
      code,
      'delete from audit_event where merchant_code = CODE and number > 8',
      `update audit_head set (number, hash) = (select number, hash from audit_event
         where audit_event.merchant_code = CODE and number = 8) where merchant_code = CODE`,
    );
    expect((await verify(code)).broken).toBeNull();
    expect((await verify(code, known)).broken).toBe(
      'the chain ends at row 8, before the known head 10',
    );
    await as(urls.appUrl, code, async (app) => {
      await app.query(insert);
      await app.query(seal);
    });
    expect((await verify(code)).broken).toBeNull();
    expect((await verify(code, known)).broken).toMatch(/^row 10 is not the one of the known head/);
  });
});
