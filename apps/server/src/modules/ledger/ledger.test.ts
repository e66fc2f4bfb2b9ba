import { openDatabase, type Database } from '@parlour/database/connection';
import { createMember, createMerchant } from '@parlour/database/testing/fixtures';
import {
  assertLedger,
  money,
  openWallet,
  readBalances,
} from '@parlour/seed/testing/ledger-fixtures';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { listWallets, lockWallets, openAccount, postMovement, type Movement } from './index.ts';

let urls: TestDatabase;
let database: Database;
/** The database as its owner's role, which alone may make corrections. */
let owners: Database;
beforeAll(async () => {
  urls = await createTestDatabase();
  database = openDatabase({ url: urls.appUrl, connections: 20 });
  owners = openDatabase({ url: urls.ownerUrl, connections: 20 });
});
afterEach(() => assertLedger(urls.appUrl));
afterAll(async () => {
  await Promise.all([database.close(), owners.close()]);
  await urls.drop();
});

async function player(amount = '100') {
  const { code } = await createMerchant(urls.ownerUrl);
  const place = { ownerUrl: urls.ownerUrl, merchantCode: code };
  const { id: memberId } = await createMember(urls.ownerUrl, code);
  const wallet = await openWallet(place, { memberId }, money(amount));
  const openOperator = (currency: string) =>
    database.query(code, (tx) => openAccount(tx, { kind: 'operator', currency }));
  const house = await openOperator('USD');
  const holds = async () => (await readBalances(place, memberId))['USD'];
  let made = 0;
  const take = (taken: bigint, over: Partial<Movement> = {}): Movement => ({
    kind: 'correction',
    currency: 'USD',
    reference: `take:${(made += 1)}`,
    round: null,
    at: new Date(),
    entries: [
      { accountId: wallet, amount: -taken },
      { accountId: house, amount: taken },
    ],
    ...over,
  });
  /** Posts a movement directly, without the lock that a rule takes first. */
  const post = (movement: Movement) => owners.transaction(code, (tx) => postMovement(tx, movement));
  return { code, place, memberId, wallet, house, holds, take, post, openOperator };
}

const code = (state: string) => ({ cause: expect.objectContaining({ code: state }) as object });
const checkViolation = { code: '23514' };

describe('a movement', () => {
  test('W3 of fifty that take 30 from 100 at once, exactly three count', async () => {
    const { post, take, holds } = await player();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, () => post(take(money('30')))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await holds()).toBe(money('10'));
  });

  test('W3 the last unit can be taken, one more cannot', async () => {
    const { post, take, holds } = await player();
    await post(take(money('100') - 1n));
    await expect(post(take(2n))).rejects.toMatchObject(checkViolation);
    await post(take(1n));
    expect(await holds()).toBe(0n);
  });

  test('W4 of twenty with one reference at once, one counts', async () => {
    const { post, take, holds } = await player();
    const one = take(money('1'));
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => post(one)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await holds()).toBe(money('99'));
  });

  test('W1 it must balance, be of one currency, and name accounts that are there', async () => {
    const { post, take, wallet, house, openOperator, holds } = await player();
    const abroad = await player();
    const euro = await openOperator('EUR');
    const into = (accountId: string, amount: bigint) => ({ accountId, amount });
    const bad: [Movement['entries'], string][] = [
      [[into(wallet, 5n), into(house, -4n)], '23000'],
      [[into(wallet, 5n)], '23000'],
      [[], '23000'],
      [[into(wallet, 0n), into(house, 0n)], '23514'],
      [[into(wallet, 5n), into(euro, -5n)], '23000'],
      [[into(wallet, 5n), into(abroad.house, -5n)], '23000'],
      [[into(abroad.wallet, -5n), into(house, 5n)], '23000'],
      [[into(wallet, 5n), into(wallet, -5n)], '23505'],
    ];
    for (const [entries, state] of bad) {
      const outcome = post(take(1n, { entries }));
      await expect(outcome, JSON.stringify(entries.map(String))).rejects.toMatchObject({
        code: state,
      });
    }
    expect(await holds()).toBe(money('100'));
    expect(await abroad.holds()).toBe(money('100'));
  });

  test('W2 every amount that the database can hold arrives as it was sent', async () => {
    const { post, take, wallet, house, code: merchant, memberId } = await player('0');
    const most = 9_000_000_000_000_000_000n;
    await fc.assert(
      fc.asyncProperty(fc.bigInt({ min: 1n, max: most }), async (amount) => {
        await post(take(-amount));
        const [held] = await database.query(merchant, (tx) => listWallets(tx, memberId));
        expect(held).toEqual({ id: wallet, currency: 'USD', balance: amount });
        const [locked] = await database.transaction(merchant, (tx) => lockWallets(tx, memberId));
        expect(locked?.balance).toBe(amount);
        await post(take(amount));
      }),
      { numRuns: Math.ceil(30 * inject('propertyShare')) },
    );
    expect(house).not.toBe(wallet);
  });

  test('W1 whatever is moved at once by many, each entry tells what the wallet held after it', async () => {
    const { post, take, holds } = await player('10');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.bigInt({ min: -300_000n, max: 300_000n }), { maxLength: 30 }),
        async (amounts) => {
          await Promise.allSettled(amounts.map((amount) => post(take(amount))));
          await assertLedger(urls.appUrl);
        },
      ),
      { numRuns: Math.ceil(10 * inject('propertyShare')) },
    );
    expect(await holds()).toBeGreaterThanOrEqual(0n);
  });
});

describe('a lock on the wallets', () => {
  test('W3 is waited for so long and no longer, and leaves the connection as it was', async () => {
    const { code: merchant, memberId, take, holds } = await player();
    const released = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const holder = database.transaction(merchant, async (tx) => {
      await lockWallets(tx, memberId);
      held.resolve();
      await released.promise;
    });
    await held.promise;
    const decide = (lockWaitMs: number) =>
      owners.readThenWrite(merchant, {
        lockWaitMs,
        read: (tx) => lockWallets(tx, memberId),
        write: (tx) => ({ sent: [postMovement(tx, take(1n))], result: 'done' }),
      });
    await expect(decide(50)).rejects.toMatchObject({
      name: 'DatabaseUnavailable',
      ...code('55P03'),
    });
    const patient = decide(10_000);
    released.resolve();
    await holder;
    expect(await patient).toBe('done');
    expect(await holds()).toBe(money('100') - 1n);
  });

  test('W3 what is decided counts whole or not at all', async () => {
    const { code: merchant, memberId, take, holds } = await player();
    const one = take(1n);
    const decide = (write: (tx: Parameters<typeof postMovement>[0]) => Promise<unknown>[]) =>
      owners.readThenWrite(merchant, {
        lockWaitMs: 800,
        read: (tx) => lockWallets(tx, memberId),
        write: (tx) => ({ sent: write(tx), result: 'done' }),
      });
    const twice = decide((tx) => [postMovement(tx, one), postMovement(tx, one)]);
    await expect(twice).rejects.toMatchObject({ code: '23505' });
    const thrown = decide((tx) => {
      void postMovement(tx, one).catch(() => undefined);
      throw new Error('changed my mind');
    });
    await expect(thrown).rejects.toThrow('changed my mind');
    expect(await holds()).toBe(money('100'));
    expect(await decide((tx) => [postMovement(tx, one)])).toBe('done');
  });
});

describe('the role of the server', () => {
  const attempts = [
    'update movement set kind = kind',
    'delete from movement',
    'truncate movement',
    'update entry set amount = amount',
    'delete from entry',
    'truncate entry',
    `insert into movement (merchant_code, kind, currency, reference, moved_at) values (current_setting('app.merchant'), 'opening', 'USD', 'x', now())`,
    `insert into entry (merchant_code, movement_id, account_id, amount) select merchant_code, 1, id, 5 from account`,
    'update account set balance = 1',
    'delete from account',
    `insert into account (merchant_code, kind, currency, member_id, balance) select merchant_code, 'wallet', 'EUR', member_id, 5 from account`,
    'update vendor_transaction set amount = 1',
    'delete from vendor_transaction',
    'truncate vendor_transaction',
    'delete from game_round',
    'alter table entry disable trigger all',
    'drop function post_movement',
    `select setval('movement_id_seq', 1)`,
  ];

  test.each(attempts)('W7 it may not: %s', async (statement) => {
    const { code: merchant } = await player();
    const client = new pg.Client({ connectionString: urls.appUrl });
    await client.connect();
    await client.query("select set_config('app.merchant', $1, false)", [merchant]);
    await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' });
    await client.end();
  });

  test('W7 it may not post a correction, and nothing of one is left', async () => {
    const { code: merchant, take, holds, post } = await player();
    const movement = take(money('5'));
    const posted = database.transaction(merchant, (tx) => postMovement(tx, movement));
    await expect(posted).rejects.toMatchObject({ code: '42501' });
    expect(await holds()).toBe(money('100'));
    await post(movement);
    expect(await holds()).toBe(money('95'));
  });

  test('W7 the owner is refused too where it would change what is written', async () => {
    const { code: merchant } = await player();
    const client = new pg.Client({ connectionString: urls.ownerUrl });
    await client.connect();
    await client.query("select set_config('app.merchant', $1, false)", [merchant]);
    for (const table of ['movement', 'entry', 'vendor_transaction']) {
      for (const change of [`delete from ${table}`, `truncate ${table} cascade`]) {
        await expect(client.query(change), change).rejects.toThrow('append-only');
      }
    }
    await client.end();
  });
});
