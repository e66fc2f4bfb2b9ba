import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runStatement } from './run-statement.ts';
import { openDatabase, type Database } from '../connection.ts';
import { tenantStatement } from '../tenant-statement.ts';
import { createMember, createMerchant } from '../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { DatabaseUnavailable } from '../unavailable.ts';

let urls: TestDatabase;
let database: Database;
let merchants: string[];
beforeAll(async () => {
  urls = await createTestDatabase();
  database = openDatabase({ url: urls.appUrl, connections: 10 });
  merchants = [];
  for (const username of ['of-one', 'of-two', 'of-three']) {
    const { code } = await createMerchant(urls.ownerUrl);
    await createMember(urls.ownerUrl, code, { username });
    merchants.push(code);
  }
});
afterAll(async () => {
  await database.close();
  await urls.drop();
});

const lock = 7_004;
async function holdLock(url: string): Promise<{ letGo: () => Promise<void> }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('select pg_advisory_lock($1)', [lock]);
  return { letGo: () => client.end() };
}

type NamesShape = { values: { after: number }; row: { username: string; at: number } };
const findNames = tenantStatement<NamesShape>(
  'names_for_test',
  `select username, pg_backend_pid() as at from member, pg_sleep($after)`,
);
const namesOf = (code: string, afterSeconds = 0) =>
  database.read(code, (tx) => findNames(tx, { after: afterSeconds }));
/** A statement that waits while another connection holds the lock. */
const findWhenFree = tenantStatement<{ values: null; row: { at: number } }>(
  'wait_for_test',
  `select pg_backend_pid() as at, pg_advisory_xact_lock_shared(${lock})::text`,
);
const one = () => String(merchants[0]);
const two = () => String(merchants[1]);
const three = () => String(merchants[2]);
const broken = (code: string) =>
  database.read(code, (tx) => runStatement(tx, 'select 1 / (select count(*) - 1 from member)'));
const cut = (code: string) =>
  database.read(code, (tx) => runStatement(tx, 'select pg_terminate_backend(pg_backend_pid())'));

describe('reads that share connections', () => {
  test('T2 each sees the rows of its own merchant, whoever reads before and behind it', async () => {
    const read = Array.from({ length: 300 }, async (_, at) => {
      const which = at % 3;
      const found = await namesOf(merchants[which] ?? '');
      expect(found.map(({ username }) => username)).toEqual([
        ['of-one', 'of-two', 'of-three'][which],
      ]);
    });
    await Promise.all(read);
    const nobody = await database.acrossMerchants((tx) => findNames(tx, { after: 0 }));
    expect(nobody).toEqual([]);
  });

  test('R2 many of them need four connections, which are given back', async () => {
    const found = await Promise.all(Array.from({ length: 100 }, () => namesOf(one(), 0.001)));
    const used = new Set(found.map(([row]) => row?.at));
    expect(used.size).toBeGreaterThan(1);
    expect(used.size).toBeLessThanOrEqual(4);
    expect(database.pool.idleCount).toBe(database.pool.totalCount);
  });

  test('HOUSE one that takes its time holds up those behind it, not all', async () => {
    const { letGo } = await holdLock(urls.ownerUrl);
    const slow = database.read(one(), (tx) => findWhenFree(tx));
    const done = new Set<number>();
    const quick = Array.from({ length: 30 }, async (_, at) => {
      const [row] = await namesOf(two());
      done.add(at);
      return row?.at;
    });
    await vi.waitFor(() => expect(done.size).toBeGreaterThan(15), 10_000);
    const early = new Set(done);
    await letGo();
    const [held] = await slow;
    const places = await Promise.all(quick);
    expect(places.filter((at, index) => at === held?.at && early.has(index))).toEqual([]);
  });
});

describe('a read that fails', () => {
  test('HOUSE fails alone: those on the same connection are answered', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 24 }, (_, at) => (at % 4 === 0 ? broken(one()) : namesOf(two()))),
    );
    const failed = answers.map(({ status }, at) => (status === 'rejected' ? at : -1));
    expect(failed.filter((at) => at >= 0)).toEqual([0, 4, 8, 12, 16, 20]);
    expect(await namesOf(three())).toHaveLength(1);
  });

  test('R3 with its connection is told to all of its readers, and the next one gets another', async () => {
    const answers = await Promise.allSettled([
      ...Array.from({ length: 4 }, () => cut(one())),
      ...Array.from({ length: 12 }, () => namesOf(one())),
    ]);
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailable) });
    }
    expect(await namesOf(one())).toHaveLength(1);
    expect(database.pool.idleCount).toBe(database.pool.totalCount);
  });

  test('R3 for want of a database is told within a second, and nobody waits for the lost connection', async () => {
    const away = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' });
    const read = () => away.read('one', (tx) => findNames(tx, { after: 0 }));
    const answers = await Promise.allSettled([read(), read(), read(), read(), read(), read()]);
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailable) });
    }
    await away.close();
  });
});
