import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openDatabase, type Database } from './connection.ts';
import { members } from './tables/member.ts';
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

const names = (merchant: string) =>
  database.query(merchant, (tx) => tx.select({ name: members.username }).from(members).execute());

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
    expect(await database.acrossMerchants((tx) => tx.select().from(members))).toEqual([]);
  });

  test('T2 nothing of a merchant stays on a connection that is used again', async () => {
    const ask = async (at: number) => {
      const merchant = at % 2 === 0 ? one : two;
      const found = at % 3 === 0 ? await names(merchant) : await inSteps(merchant);
      expect(found).toEqual([{ name: merchant === one ? 'of-one' : 'of-two' }]);
      expect(await database.acrossMerchants((tx) => tx.select().from(members))).toEqual([]);
    };
    // Five for each of the four connections: on a busy machine, more would wait longer than the pool allows.
    for (let round = 0; round < 10; round += 1)
      await Promise.all(Array.from({ length: 20 }, (_, at) => ask(round * 20 + at)));
  });

  test('T2 a row of another merchant can be neither written, moved, changed nor removed', async () => {
    const foreign = { merchantCode: two, username: 'x', usernameKey: 'x', passwordHash: 'x' };
    await expect(
      database.query(one, (tx) => tx.insert(members).values(foreign).execute()),
    ).rejects.toMatchObject({ cause: { code: '42501' } });
    await expect(
      database.query(one, (tx) => tx.update(members).set({ merchantCode: two }).execute()),
    ).rejects.toMatchObject({ cause: { code: '42501' } });
    await database.transaction(one, async (tx) => {
      const changed = await tx.update(members).set({ nickname: 'x' }).returning();
      expect(changed.map((row) => row.username)).toEqual(['of-one']);
    });
    expect(await names(two)).toEqual([{ name: 'of-two' }]);
  });

  const inSteps = (merchant: string) =>
    database.transaction(merchant, async (tx) => {
      await tx.execute(sql`select 1`);
      return tx.select({ name: members.username }).from(members);
    });
});

describe('database.query', () => {
  test('HOUSE a statement that is not sent at once is refused, and the connection stays good', async () => {
    await expect(
      database.query(one, (tx) => tx.select().from(members) as unknown as Promise<unknown>),
    ).rejects.toThrow(/\.execute\(\)/);
    await expect(
      database.query(one, async (tx) => {
        await Promise.resolve();
        return tx.select().from(members).execute();
      }),
    ).rejects.toThrow(/at once/);
    expect(await names(one)).toHaveLength(1);
  });

  test('HOUSE the failure of a statement whose answer nobody waits for is told', async () => {
    for (const send of [database.query, database.read]) {
      const forgotten = send(one, async (tx) => {
        tx.execute(sql`select 1 / 0`)
          .execute()
          .catch(() => undefined);
      });
      await expect(forgotten).rejects.toMatchObject({ code: '22012' });
    }
  });

  test('HOUSE a second statement is refused, and the connection stays good', async () => {
    await expect(
      database.query(one, async (tx) => {
        await tx.update(members).set({ nickname: 'half' }).execute();
        return tx.select().from(members).execute();
      }),
    ).rejects.toMatchObject({
      cause: { message: expect.stringContaining('one statement') as string },
    });
    expect(await names(one)).toHaveLength(1);
  });
});

describe('database.transaction', () => {
  test('HOUSE a failure undoes everything and the first error is told', async () => {
    const fail = database.transaction(one, async (tx) => {
      await tx.update(members).set({ nickname: 'undone' });
      throw new Error('the reason');
    });
    await expect(fail).rejects.toThrow('the reason');
    const [row] = await database.query(one, (tx) => tx.select().from(members).execute());
    expect(row?.nickname).not.toBe('undone');
  });
});

describe('a database that is away', () => {
  test('R3 is told apart from a fault, within a second', async () => {
    const away = openDatabase({ url: 'postgres://nobody@127.0.0.1:9/nothing' });
    const began = performance.now();
    await expect(
      away.query(one, (tx) => tx.select().from(members).execute()),
    ).rejects.toBeInstanceOf(DatabaseUnavailable);
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
      tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`),
    );
    await expect(cut).rejects.toBeInstanceOf(DatabaseUnavailable);
    for (let each = 0; each < 8; each += 1) expect(await names(one)).toHaveLength(1);
  });
});
