import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runStatement } from './run-statement.ts';
import { openDatabase, type Database, type Tx } from '../connection.ts';
import { tenantStatement } from '../tenant-statement.ts';
import { runAs } from '../testing/empty-database.ts';
import { createMerchant } from '../testing/fixtures.ts';
import { startPooler, type Pooler } from '../testing/pooler/pooler.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let urls: TestDatabase;
let pooler: Pooler;
let direct: Database;
let pooled: Database;
let merchant: string;
beforeAll(async () => {
  urls = await createTestDatabase();
  pooler = await startPooler({ url: urls.appUrl });
  direct = openDatabase({ url: urls.appUrl, connections: 6 });
  pooled = openDatabase({ url: pooler.url, connections: 6 });
  merchant = (await createMerchant(urls.ownerUrl)).code;
});
afterAll(async () => {
  await Promise.all([direct.close(), pooled.close()]);
  await pooler.close();
  await urls.drop();
});

const asOwner = (text: string) => runAs(urls.ownerUrl, text);
/** Changes of a table that statements name, as migrations make them. */
const widen = () => asOwner('alter table thing alter column size type bigint');
const narrow = () => asOwner('alter table thing alter column size type integer');

beforeEach(async () => {
  await asOwner('drop table if exists thing');
  await asOwner('create table thing (size integer)');
  await asOwner('insert into thing values (7)');
  await asOwner('grant select, insert on thing to parlour_app');
});

const findSize = tenantStatement<{ values: null; row: { size: unknown; at: number } }>(
  'size_of_thing',
  'select size, pg_backend_pid() as at from thing where size < 100',
);
const sizeOf = async (tx: Tx) => Number((await findSize(tx))[0]?.size);
const insert = (tx: Tx) => runStatement(tx, 'insert into thing values (100)');
const countAll = async () => {
  const rows = await direct.acrossMerchants((tx) =>
    runStatement(tx, 'select count(*)::int as count from thing'),
  );
  return rows[0]?.['count'];
};

type SendMethod = (database: Database) => Promise<number>;
const ways: [name: string, SendMethod][] = [
  ['query', (database) => database.query(merchant, sizeOf)],
  ['read', (database) => database.read(merchant, sizeOf)],
  ['transaction', (database) => database.transaction(merchant, sizeOf)],
  [
    'readThenWrite',
    (database) =>
      database.readThenWrite(merchant, {
        lockWaitMs: 1_000,
        read: sizeOf,
        write: (tx, found) => ({ sent: [findSize(tx)], result: found }),
      }),
  ],
  ['acrossMerchants', (database) => database.acrossMerchants(sizeOf)],
];

describe('a statement whose answer a migration changed', () => {
  test.each(ways)('R6 nobody notices in %s, on any connection', async (_, ask) => {
    for (const database of [direct, pooled]) {
      const atOnce = () => Promise.all(Array.from({ length: 12 }, () => ask(database)));
      const sevens = Array.from({ length: 12 }, () => 7);
      expect(await atOnce()).toEqual(sevens);
      await widen();
      expect(await atOnce()).toEqual(sevens);
      await narrow();
      expect(await atOnce()).toEqual(sevens);
    }
  });

  test('R6 the connection that remembers the old plan is dropped', async () => {
    const single = openDatabase({ url: urls.appUrl, connections: 1 });
    const askAt = async () => (await single.query(merchant, (tx) => findSize(tx)))[0]?.at;
    const before = await askAt();
    expect(await askAt()).toBe(before);
    await widen();
    const after = await askAt();
    expect(after).not.toBe(before);
    expect(await askAt()).toBe(after);
    await single.close();
  });

  test('R6 what a transaction wrote before it is there once', async () => {
    const add = () =>
      direct.transaction(merchant, async (tx) => {
        await insert(tx);
        return sizeOf(tx);
      });
    // Each of the pool's connections plans the statement.
    await Promise.all(Array.from({ length: 6 }, add));
    await widen();
    expect(await Promise.all(Array.from({ length: 6 }, add))).toEqual([7, 7, 7, 7, 7, 7]);
    expect(await countAll()).toBe(13);
  });

  test('R6 what counts already is not written again: behind another statement the failure is told', async () => {
    const single = openDatabase({ url: urls.appUrl, connections: 1 });
    const add = () =>
      single.acrossMerchants(async (tx) => {
        await insert(tx);
        return sizeOf(tx);
      });
    await add();
    await widen();
    await expect(add()).rejects.toThrow('cached plan must not change result type');
    expect(await countAll()).toBe(3);
    expect(await add()).toBe(7);
    await single.close();
  });

  test('R6 under load, while the type changes again and again, every call is answered', async () => {
    const ending = new AbortController();
    const callers = ways.flatMap(([, ask]) =>
      [direct, pooled].map(async (database) => {
        let answered = 0;
        for (; !ending.signal.aborted; answered += 1) expect(await ask(database)).toBe(7);
        return answered;
      }),
    );
    for (let turn = 0; turn < 4; turn += 1) {
      await widen();
      await narrow();
    }
    ending.abort();
    for (const answered of await Promise.all(callers)) expect(answered).toBeGreaterThan(0);
  });

  test('HOUSE another thing that Postgres does not support is told at once', async () => {
    let sent = 0;
    const ask = direct.transaction(merchant, (tx) => {
      sent += 1;
      return runStatement(tx, 'select max(size) from thing for update');
    });
    await expect(ask).rejects.toMatchObject({ code: '0A000' });
    expect(sent).toBe(1);
  });
});
