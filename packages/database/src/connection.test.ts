import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { insertRows, runStatement } from './statements/run-statement.ts';
import { openDatabase, type Database, type Tx } from './connection.ts';
import { createMember, createMerchant } from './testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { DatabaseUnavailable, isUnavailable, meansUnavailable } from './unavailable.ts';

let urls: TestDatabase;
let database: Database;
let one: string;
let two: string;
beforeAll(async () => {
  urls = await createTestDatabase();
  database = openDatabase({ url: urls.appUrl, connections: 4 });
  one = (await createMerchant(urls.ownerUrl)).code;
  two = (await createMerchant(urls.ownerUrl)).code;
  await createMember(urls.ownerUrl, one, { username: 'of-one' });
  await createMember(urls.ownerUrl, two, { username: 'of-two' });
});
afterAll(async () => {
  await database.close();
  await urls.drop();
});

const findNames = (tx: Tx) => runStatement(tx, 'select username as name from member');
const names = (merchant: string) => database.query(merchant, findNames);

describe('connections that are opened ahead', () => {
  test('R3 are open before anybody asks, and none where the database is away', async () => {
    const ready = openDatabase({ url: urls.appUrl, connections: 4, ahead: 3 });
    await ready.openAhead();
    expect([ready.pool.totalCount, ready.pool.idleCount]).toEqual([3, 3]);
    await ready.close();
    const away = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', ahead: 3 });
    await away.openAhead();
    expect(away.pool.totalCount).toBe(0);
    await away.close();
  });
});

describe('the fence between merchants', () => {
  test('T2 each merchant sees its own rows, and without a merchant there are none', async () => {
    expect(await names(one)).toEqual([{ name: 'of-one' }]);
    expect(await names(two)).toEqual([{ name: 'of-two' }]);
    expect(await database.acrossMerchants(findNames)).toEqual([]);
  });

  test('T2 nothing of a merchant stays on a connection that is used again', async () => {
    const ask = async (at: number) => {
      const merchant = at % 2 === 0 ? one : two;
      const found = at % 3 === 0 ? await names(merchant) : await inSteps(merchant);
      expect(found).toEqual([{ name: merchant === one ? 'of-one' : 'of-two' }]);
      expect(await database.acrossMerchants(findNames)).toEqual([]);
    };
    // Five for each of the four connections: on a busy machine, more would wait longer than the pool allows.
    for (let round = 0; round < 10; round += 1)
      await Promise.all(Array.from({ length: 20 }, (_, at) => ask(round * 20 + at)));
  });

  test('T2 a row of another merchant can be neither written, moved, changed nor removed', async () => {
    const foreign = { merchantCode: two, username: 'x', usernameKey: 'x', passwordHash: 'x' };
    await expect(
      database.query(one, (tx) => insertRows(tx, 'member', [foreign])),
    ).rejects.toMatchObject({ code: '42501' });
    await expect(
      database.query(one, (tx) => runStatement(tx, 'update member set merchant_code = $1', [two])),
    ).rejects.toMatchObject({ code: '42501' });
    await database.transaction(one, async (tx) => {
      const changed = await runStatement(tx, `update member set nickname = 'x' returning username`);
      expect(changed).toEqual([{ username: 'of-one' }]);
    });
    expect(await names(two)).toEqual([{ name: 'of-two' }]);
  });

  const inSteps = (merchant: string) =>
    database.transaction(merchant, async (tx) => {
      await runStatement(tx, 'select 1');
      return findNames(tx);
    });
});

describe('database.query', () => {
  test('HOUSE a statement that is not sent at once is refused, and the connection stays good', async () => {
    await expect(database.query(one, () => Promise.resolve())).rejects.toThrow(/at once/);
    await expect(
      database.query(one, async (tx) => {
        await Promise.resolve();
        return findNames(tx);
      }),
    ).rejects.toThrow(/at once/);
    expect(await names(one)).toHaveLength(1);
  });

  test('HOUSE the failure of a statement whose answer nobody waits for is told', async () => {
    for (const send of [database.query, database.read]) {
      const forgotten = send(one, async (tx) => {
        runStatement(tx, 'select 1 / 0').catch(() => undefined);
      });
      await expect(forgotten).rejects.toMatchObject({ code: '22012' });
    }
  });

  test('HOUSE a second statement is refused, and the connection stays good', async () => {
    await expect(
      database.query(one, async (tx) => {
        await runStatement(tx, `update member set nickname = 'half'`);
        return findNames(tx);
      }),
    ).rejects.toThrow('one statement');
    expect(await names(one)).toHaveLength(1);
  });
});

describe('database.transaction', () => {
  test('HOUSE a failure undoes everything and the first error is told', async () => {
    const fail = database.transaction(one, async (tx) => {
      await runStatement(tx, `update member set nickname = 'undone'`);
      throw new Error('the reason');
    });
    await expect(fail).rejects.toThrow('the reason');
    const [row] = await database.query(one, (tx) =>
      runStatement(tx, 'select nickname from member'),
    );
    expect(row?.['nickname']).not.toBe('undone');
  });
});

describe('a decision', () => {
  test('R3 fails with the failure of its first statement, also if that of a later one is known before', async () => {
    const decision = database.readThenWrite(one, {
      lockWaitMs: 1_000,
      read: (tx) => {
        const broken = runStatement(tx, 'select 1 / (select count(*) - 1 from member)');
        const late = broken.catch(async (error: unknown) => {
          await sleep(50);
          throw error;
        });
        return Promise.all([late, findNames(tx)]);
      },
      write: () => ({ sent: [], result: null }),
    });
    await expect(decision).rejects.toMatchObject({ message: 'division by zero' });
    expect(await names(one)).toHaveLength(1);
  });
});

describe('a database that is away', () => {
  test('R3 is told apart from a fault, within a second', async () => {
    const away = openDatabase({ url: 'postgres://nobody@127.0.0.1:9/nothing' });
    const began = performance.now();
    await expect(away.query(one, findNames)).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(performance.now() - began).toBeLessThan(1_000 * inject('slack'));
    await away.close();
    expect(isUnavailable(new Error('x is not a function'))).toBe(false);
    expect(isUnavailable(new Error('wrapped', { cause: new DatabaseUnavailable('away') }))).toBe(
      true,
    );
    // The connection of a caller that hung up has the same code.
    const reset = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
    expect([meansUnavailable(reset), isUnavailable(reset)]).toEqual([true, false]);
  });

  test('R3 a connection that is cut is replaced, and no caller is left with a broken one', async () => {
    const cut = database.transaction(one, (tx) =>
      runStatement(tx, 'select pg_terminate_backend(pg_backend_pid())'),
    );
    await expect(cut).rejects.toBeInstanceOf(DatabaseUnavailable);
    for (let each = 0; each < 8; each += 1) expect(await names(one)).toHaveLength(1);
  });
});
