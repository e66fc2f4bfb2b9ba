// Tests behind a pooler in transaction mode: a stand-in that gives a client another backend after each transaction.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runStatement } from '../statements/run-statement.ts';
import { openDatabase, type Database } from '../connection.ts';
import { listMigrations, migrate } from '../migrate.ts';
import { tenantStatement } from '../tenant-statement.ts';
import { createMember, createMerchant } from '../testing/fixtures.ts';
import { startPooler, type Pooler } from '../testing/pooler/pooler.ts';
import { appRole, createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { findPooler } from './find-pooler.ts';

let urls: TestDatabase;
let pooler: Pooler;
let database: Database;
let one: string;
let two: string;
beforeAll(async () => {
  urls = await createTestDatabase();
  pooler = await startPooler({ url: urls.appUrl });
  database = openDatabase({ url: pooler.url, connections: 6 });
  one = (await createMerchant(urls.ownerUrl)).code;
  two = (await createMerchant(urls.ownerUrl)).code;
  await createMember(urls.ownerUrl, one, { username: 'of-one' });
  await createMember(urls.ownerUrl, two, { username: 'of-two' });
});
afterAll(async () => {
  await database.close();
  await pooler.close();
  await urls.drop();
});

const findNames = tenantStatement<{ values: null; row: { username: string; at: number } }>(
  'names_behind_pooler',
  'select username, pg_backend_pid() as at from member',
);

describe('behind a pooler in transaction mode', () => {
  test('R6, T2 statements keep their names and each merchant sees its own rows, on whichever backend', async () => {
    const ways = [
      (code: string) => database.query(code, findNames),
      (code: string) => database.read(code, findNames),
      (code: string) => database.transaction(code, findNames),
      (code: string) =>
        database.readThenWrite(code, {
          lockWaitMs: 1_000,
          read: findNames,
          write: (_, found) => ({ sent: [], result: found }),
        }),
    ];
    const ask = async (at: number) => {
      const [code, name] = at % 2 === 0 ? [one, 'of-one'] : [two, 'of-two'];
      const found = await ways[at % ways.length]?.(code);
      expect(found?.map(({ username }) => username)).toEqual([name]);
      expect(await database.acrossMerchants(findNames)).toEqual([]);
      return found?.[0]?.at;
    };
    const backends = new Set<number | undefined>();
    for (let round = 0; round < 6; round += 1) {
      const asked = Array.from({ length: 12 }, (_, at) => ask(round * 7 + at));
      for (const at of await Promise.all(asked)) backends.add(at);
    }
    expect(backends.size).toBe(3);
  });

  test('R6 two that migrate at the same time do not both, and no lock is left on a backend', async () => {
    const ofOwner = await startPooler({ url: urls.ownerUrl });
    const text = 'create table made_once (a int)';
    const extra = { number: 950, name: '950-once', sql: text, digest: text };
    const run = () => migrate({ ownerUrl: ofOwner.url, appRole }, [...listMigrations(), extra]);
    const [first, second] = await Promise.all([run(), run()]);
    expect([...first.applied, ...second.applied]).toEqual(['950-once']);
    const locks = await database.acrossMerchants((tx) =>
      runStatement(
        tx,
        `select pid from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
      ),
    );
    expect(locks).toEqual([]);
    await ofOwner.close();
  });
});

describe('findPooler', () => {
  const kindOf = async (options: Partial<Parameters<typeof startPooler>[0]>) => {
    const started = await startPooler({ url: urls.appUrl, ...options });
    const kind = await findPooler(started.url);
    await started.close();
    return kind;
  };

  test('R6 none is there on the direct way', async () => {
    expect(await findPooler(urls.appUrl)).toBe('none');
  });

  test.each([1, 2, 6])('R6 one in transaction mode with %i backends is told', async (backends) => {
    expect(await kindOf({ backends })).toBe('transaction');
  });

  test.each([1, 2, 6])(
    'R6 one that mixes up the names of statements is told, with %i backends',
    async (backends) => {
      expect(await kindOf({ backends, keepsNames: false })).toBe('nameless');
    },
  );

  test('R6 in session mode a client keeps its backend', async () => {
    expect(await kindOf({ backends: 6, holds: true })).toBe('session');
  });

  test('R3 a database that is away is no pooler', async () => {
    await expect(findPooler('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow('ECONNREFUSED');
  });
});
