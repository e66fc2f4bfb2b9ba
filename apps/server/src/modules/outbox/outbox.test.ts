import { randomUUID } from 'node:crypto';
import type { FactHandlers } from '@parlour/contract/facts/fact';
import { openDatabase, type Database } from '@parlour/database/connection';
import { runStatement } from '@parlour/database/statements/run-statement';
import { createMerchant } from '@parlour/database/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { deliverDueFacts, type DeliverDeps } from './deliver.ts';
import { removeOldDeadLetters, insertFact } from './store.ts';
import { writeFact } from './write-fact.ts';

let urls: TestDatabase;
let database: Database;
beforeAll(async () => {
  urls = await createTestDatabase();
  database = openDatabase({ url: urls.appUrl, connections: 20 });
});
afterAll(async () => {
  await database.close();
  await urls.drop();
});

const minute = 60_000;
let now: number;
let merchantCode: string;
beforeEach(async () => {
  now = Date.parse('2026-11-21T12:00:00Z');
  // Facts are delivered over all merchants, so those of earlier tests are removed.
  const superuser = new pg.Client({ connectionString: urls.superuserUrl });
  await superuser.connect();
  await superuser.query('truncate outbox');
  await superuser.end();
  merchantCode = (await createMerchant(urls.ownerUrl)).code;
});
const clock = () => new Date(now);

const about = (gameId: string) => ({ vendor: 'ACME', gameId });
const launched = (memberId: string, gameId: string) => ({
  id: randomUUID(),
  name: 'game.launched' as const,
  merchantCode,
  memberId,
  at: clock(),
  about: about(gameId),
});
/** Writes facts in one transaction; their games' names distinguish them. */
const write = (memberId: string, games: string[], handlers = ['one']) =>
  database.transaction(merchantCode, async (tx) => {
    for (const game of games) await insertFact(tx, launched(memberId, game), handlers);
  });

type Failure = Parameters<DeliverDeps['onFailure']>[1] & { message: string };
function listen(handlers: Record<string, FactHandlers>, changed: Partial<DeliverDeps> = {}) {
  const failures: Failure[] = [];
  const onFailure: DeliverDeps['onFailure'] = (error, failed) =>
    void failures.push({ ...failed, message: String(error) });
  const deliver = () => deliverDueFacts({ database, handlers, clock, onFailure, ...changed });
  return { deliver, failures };
}
/** Handles every fact and records it; refuses those whose game is in `broken`. */
function ear(broken: string[] = []) {
  const heard: string[] = [];
  const handles: FactHandlers = {
    'game.launched': async ({ about: { gameId } }) => {
      heard.push(gameId);
      if (broken.includes(gameId)) throw new Error(`no ${gameId}`);
    },
  };
  return { heard, handles };
}
type FactRow = { handler: string; about: object; gaveUpAt: Date | null };
const rows = (of = merchantCode) =>
  database.query(of, (tx) =>
    runStatement<FactRow>(
      tx,
      `select handler, member_id as "memberId", about, tries, trouble, gave_up_at as "gaveUpAt" from outbox order by number`,
    ),
  );

describe('a fact', () => {
  test('HOUSE it is told to the module that obeys it, as it was written, and is gone then', async () => {
    const memberId = randomUUID();
    const fact = { name: 'game.launched', merchantCode, memberId, at: clock(), about: about('a') };
    await database.transaction(merchantCode, (tx) =>
      writeFact(tx, { ...fact, name: 'game.launched' }),
    );
    const told: object[] = [];
    const { deliver } = listen({
      tracking: { 'game.launched': async (each) => void told.push(each) },
    });
    expect(await deliver()).toBe(1);
    expect(told).toEqual([{ ...fact, id: expect.any(String) as string }]);
    expect(await rows()).toEqual([]);
    expect(await deliver()).toBe(0);
  });

  test('HOUSE what a rule wrote is told only when its transaction counts', async () => {
    const memberId = randomUUID();
    const undone = database.transaction(merchantCode, async (tx) => {
      await insertFact(tx, launched(memberId, 'undone'), ['one']);
      throw new Error('the rule says no');
    });
    await expect(undone).rejects.toThrow('the rule says no');
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const later = database.transaction(merchantCode, async (tx) => {
      await insertFact(tx, launched(memberId, 'later'), ['one']);
      begun.resolve();
      await end.promise;
    });
    await begun.promise;
    const { heard, handles } = ear();
    const { deliver } = listen({ one: handles });
    expect(await deliver()).toBe(0);
    end.resolve();
    await later;
    await deliver();
    expect(heard).toEqual(['later']);
  });

  test('HOUSE one that is due later is told then; other members and other modules do not wait for it', async () => {
    const memberId = randomUUID();
    await database.transaction(merchantCode, async (tx) => {
      const dueAt = new Date(now + minute);
      await insertFact(tx, { ...launched(memberId, 'later'), dueAt }, ['one']);
    });
    await write(memberId, ['of the same'], ['one', 'two']);
    await write(randomUUID(), ['of another']);
    const [one, two] = [ear(), ear()];
    const { deliver, failures } = listen({ one: one.handles, two: two.handles });
    await deliver();
    expect([one.heard, two.heard]).toEqual([['of another'], ['of the same']]);
    now += minute - 1;
    expect(await deliver()).toBe(0);
    now += 1;
    await deliver();
    expect(one.heard).toEqual(['of another', 'later', 'of the same']);
    expect([await rows(), failures]).toEqual([[], []]);
  });

  test('T2 a merchant sees and tells its own facts only, and nobody may rewrite one', async () => {
    await write(randomUUID(), ['a']);
    const elsewhere = (await createMerchant(urls.ownerUrl)).code;
    expect(await rows(elsewhere)).toEqual([]);
    expect(await database.acrossMerchants((tx) => runStatement(tx, 'select from outbox'))).toEqual(
      [],
    );
    const foreign = database.query(elsewhere, (tx) =>
      insertFact(tx, launched(randomUUID(), 'b'), ['one']),
    );
    await expect(foreign).rejects.toThrow('insert_fact: the transaction is of');
    for (const column of ['about', 'name', 'id', 'member_id', 'handler', 'happened_at']) {
      const change = database.transaction(merchantCode, (tx) =>
        runStatement(tx, `update outbox set ${column} = ${column}`),
      );
      await expect(change, column).rejects.toMatchObject({ code: '42501' });
    }
    const merchants: string[] = [];
    const { deliver } = listen({
      one: { 'game.launched': async (fact) => void merchants.push(fact.merchantCode) },
    });
    await deliver();
    expect(merchants).toEqual([merchantCode]);
  });

  test('HOUSE a content or a name that this version does not know is a failed try, not a lost fact', async () => {
    const memberId = randomUUID();
    await database.transaction(merchantCode, async (tx) => {
      await insertFact(tx, { ...launched(memberId, 'a'), name: 'moon.risen' }, ['one']);
      await insertFact(tx, { ...launched(randomUUID(), 'b'), about: { gameId: 7 } }, ['one']);
      await insertFact(tx, { ...launched(randomUUID(), 'c'), name: 'member.loggedIn' }, ['one']);
    });
    const { heard, handles } = ear();
    const { deliver, failures } = listen({ one: handles });
    expect(await deliver()).toBe(0);
    expect(heard).toEqual([]);
    expect(failures.map(({ message }) => message).toSorted()).toEqual([
      expect.stringContaining('moon.risen is no fact of this version') as string,
      expect.stringContaining('nobody obeys member.loggedIn here') as string,
      expect.stringContaining('vendor') as string,
    ]);
    expect(await rows()).toHaveLength(3);
  });
});

describe('a module that fails', () => {
  test('HOUSE it is told again after a longer pause each time, and hears later facts of the member only then', async () => {
    const [memberId, other] = [randomUUID(), randomUUID()];
    await write(memberId, ['a', 'bad', 'c']);
    await write(other, ['x', 'y']);
    const { heard, handles } = ear(['bad']);
    const { deliver, failures } = listen({ one: handles });
    await deliver();
    expect(heard.toSorted()).toEqual(['a', 'bad', 'x', 'y']);
    // Later facts of the member wait too.
    await write(memberId, ['d']);
    await deliver();
    const pauses = [5_000, 30_000, 2 * minute, 10 * minute, 30 * minute, 60 * minute];
    for (const [at, pause] of pauses.entries()) {
      heard.length = 0;
      now += pause - 1;
      expect(await deliver()).toBe(0);
      expect(heard).toEqual([]);
      now += 1;
      await deliver();
      expect(heard, `try ${at + 2}`).toEqual(['bad']);
    }
    heard.length = 0;
    now += 120 * minute;
    expect(await deliver()).toBe(2);
    expect(heard).toEqual(['bad', 'c', 'd']);
    expect(failures.map(({ isLast }) => isLast)).toEqual([...Array(7).fill(false), true]);
    expect(await rows()).toMatchObject([
      { memberId, about: about('bad'), tries: 8, trouble: 'no bad', gaveUpAt: clock() },
    ]);
  });

  test('HOUSE it holds back no other module, and each is told what it has not heard', async () => {
    await write(randomUUID(), ['a', 'b'], ['one', 'two']);
    const [one, two] = [ear(['a']), ear()];
    const { deliver } = listen({ one: one.handles, two: two.handles });
    expect(await deliver()).toBe(2);
    expect([one.heard, two.heard]).toEqual([['a'], ['a', 'b']]);
    expect((await rows()).map(({ handler }) => handler)).toEqual(['one', 'one']);
  });

  test('HOUSE what has stopped waiting for somebody to ask is forgotten after its time', async () => {
    await write(randomUUID(), ['bad', 'good']);
    const { handles } = ear(['bad']);
    const { deliver } = listen({ one: handles });
    for (let left = 8; left > 0; left -= 1) {
      await deliver();
      now += 120 * minute;
    }
    const [letter] = await rows();
    await write(randomUUID(), ['new']);
    await removeOldDeadLetters(database, letter?.gaveUpAt ?? clock());
    expect(await rows()).toHaveLength(2);
    await removeOldDeadLetters(database, new Date(now));
    expect((await rows()).map((row) => row.about)).toEqual([about('new')]);
  });
});

describe('several processes', () => {
  test('R1 a process that dies between telling and striking out is followed by one that tells again', async () => {
    await write(randomUUID(), ['a', 'b', 'c']);
    const dying = openDatabase({ url: urls.appUrl, connections: 1 });
    let victim = 0;
    dying.pool.on('connect', (client) => {
      victim = (client as unknown as { processID: number }).processID;
    });
    const first = ear();
    const second = ear();
    const murder = async () => {
      await database.pool.query('select pg_terminate_backend($1)', [victim]);
    };
    const { deliver: fail } = listen(
      {
        one: {
          'game.launched': async (fact) => {
            await first.handles['game.launched']?.(fact);
            if (fact.about.gameId === 'b') await murder();
          },
        },
      },
      { database: dying },
    );
    await expect(fail()).rejects.toThrow('The database does not answer');
    await dying.close();
    expect(first.heard).toEqual(['a', 'b', 'c']);
    await listen({ one: second.handles }).deliver();
    expect(second.heard).toEqual(['a', 'b', 'c']);
    expect(await rows()).toEqual([]);
  });

  test('HOUSE a member whose facts one process tells is left to it; the others go on', async () => {
    const [slow, quick] = [randomUUID(), randomUUID()];
    await write(slow, ['s1', 's2']);
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const first: string[] = [];
    const { deliver } = listen({
      one: {
        'game.launched': async (fact) => {
          begun.resolve();
          await end.promise;
          first.push(fact.about.gameId);
        },
      },
    });
    const slowly = deliver();
    await begun.promise;
    await write(slow, ['s3']);
    await write(quick, ['q1']);
    const second = ear();
    await listen({ one: second.handles }).deliver();
    expect(second.heard).toEqual(['q1']);
    end.resolve();
    await slowly;
    expect(first).toEqual(['s1', 's2']);
    await deliver();
    expect(first).toEqual(['s1', 's2', 's3']);
  });

  test('HOUSE whatever fails and whoever works, a member’s facts are told in their order, and all of them', async () => {
    const step = fc.record({
      member: fc.nat({ max: 2 }),
      facts: fc.integer({ min: 1, max: 4 }),
      /** How often the first of them fails before it is handled. */
      fails: fc.nat({ max: 3 }),
    });
    const shift = fc.record({
      workers: fc.integer({ min: 1, max: 4 }),
      passes: fc.nat(3 * minute),
    });
    const run = fc.array(fc.oneof(step, shift), { minLength: 4, maxLength: 14 });
    await fc.assert(
      fc.asyncProperty(run, async (steps) => {
        merchantCode = (await createMerchant(urls.ownerUrl)).code;
        const members = [randomUUID(), randomUUID(), randomUUID()];
        const written = new Map(members.map((id): [string, string[]] => [id, []]));
        const heard = new Map(members.map((id): [string, string[]] => [id, []]));
        const troubles = new Map<string, number>();
        const handles: FactHandlers = {
          'game.launched': async ({ memberId, about: { gameId } }) => {
            const left = troubles.get(gameId) ?? 0;
            troubles.set(gameId, left - 1);
            if (left > 0) throw new Error('not yet');
            heard.get(memberId)?.push(gameId);
          },
        };
        const { deliver } = listen({ one: handles });
        for (const each of steps) {
          if ('workers' in each) {
            now += each.passes;
            await Promise.all(Array.from({ length: each.workers }, deliver));
            continue;
          }
          const memberId = members[each.member] ?? '';
          const games = Array.from({ length: each.facts }, () => randomUUID());
          troubles.set(games[0] ?? '', each.fails);
          await write(memberId, games);
          written.get(memberId)?.push(...games);
        }
        for (let left = 20; left > 0; left -= 1) {
          now += 10 * minute;
          await Promise.all([deliver(), deliver(), deliver()]);
        }
        expect(heard).toEqual(written);
        expect(await rows()).toEqual([]);
      }),
      { numRuns: Math.ceil(25 * inject('propertyShare')) },
    );
  }, 120_000);
});
