// The outbox during an old snapshot, as a dump holds one: delivered facts stay in the indexes, and no query may walk over all of them.
import { randomUUID } from 'node:crypto';
import { openDatabase, type Database } from '@parlour/database/connection';
import { runStatement } from '@parlour/database/statements/run-statement';
import { createMerchant } from '@parlour/database/testing/fixtures';
import { readRows } from '@parlour/database/testing/read-rows';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverDueFacts } from './deliver.ts';
import { openProgress } from './progress.ts';
import { insertFact } from './store.ts';

type SentQuery = { text: string; values: unknown[] };
let urls: TestDatabase;
let database: Database;
let merchantCode: string;
/** Queries that the outbox sent since the list was emptied. */
let asked: SentQuery[] = [];
beforeAll(async () => {
  urls = await createTestDatabase();
  database = openDatabase({ url: urls.appUrl });
  database.pool.on('connect', (client) => {
    const send = client.query.bind(client) as (statement: string | SentQuery) => Promise<object>;
    const query = (statement: string | SentQuery) => {
      if (typeof statement === 'object') asked.push(statement);
      return send(statement);
    };
    Object.assign(client, { query });
  });
  merchantCode = (await createMerchant(urls.ownerUrl)).code;
});
afterAll(async () => {
  await database.close();
  await urls.drop();
});

const second = 1_000;
const members = Array.from({ length: 50 }, () => randomUUID());
let now = Date.parse('2026-11-21T12:00:00Z');
const pass = (milliseconds: number): void => void (now += milliseconds);
const clock = () => new Date(now);
const progress = openProgress();
const heard: string[] = [];
const deliver = () => {
  const hear = {
    'game.launched': async ({ about }: { about: { gameId: string } }) =>
      void heard.push(about.gameId),
  };
  const onFailure = (error: unknown) => void heard.push(String(error));
  return deliverDueFacts({ database, handlers: { one: hear }, clock, onFailure }, progress);
};
const write = (games: string[], at = clock(), whose = members) =>
  database.transaction(merchantCode, async (tx) => {
    for (const [place, gameId] of games.entries()) {
      const memberId = whose[place % whose.length] ?? '';
      const about = { vendor: 'ACME', gameId };
      const fact = { id: randomUUID(), name: 'game.launched', merchantCode, memberId, at, about };
      await insertFact(tx, fact, ['one']);
    }
  });

/** Adds facts of other members that another process delivered. */
async function tellElsewhere(count: number): Promise<void> {
  const run = (text: string, values: unknown[] = []) =>
    database.transaction(merchantCode, (tx) => runStatement(tx, text, values));
  const insert = `
    insert into outbox (merchant_code, handler, member_id, id, name, about, happened_at, due_at)
    select $1, 'one', md5((at % 1000)::text)::uuid, gen_random_uuid(), 'game.launched', '{}', $2, $2
      from generate_series(1, ${count}) at`;
  await run(insert, [merchantCode, clock()]);
  await run('delete from outbox');
}

type Plan = { Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } };
/** Counts the pages read by a delivery of one fact for each member. */
async function countPages(): Promise<number> {
  await write(members.map(() => 'counted'));
  asked = [];
  expect(await deliver()).toBe(members.length);
  const sent = asked.filter(({ text }) => /^(select|with)\b.*(outbox|told_facts)/s.test(text));
  const client = new pg.Client({ connectionString: urls.appUrl });
  await client.connect();
  await client.query('begin');
  let pages = 0;
  for (const { text, values } of sent) {
    const explained = { text: `explain (analyze, buffers, format json) ${text}`, values };
    const name = { text: "select set_config('app.merchant', $1, true)", values: [merchantCode] };
    await client.query(name);
    // Run once before, because a connection's first query also reads the system catalogue.
    await client.query(explained);
    await client.query(name);
    const { rows } = await client.query<{ 'QUERY PLAN': [Plan] }>(explained);
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    pages += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
  }
  await client.end();
  expect(sent).toHaveLength(4);
  return pages;
}

test('R7 under an old snapshot a look passes over nothing that was told before', async () => {
  // The first query reads from the beginning, and finds nothing.
  await deliver();
  const few = await countPages();
  const holder = new pg.Client({ connectionString: urls.ownerUrl });
  await holder.connect();
  await holder.query('begin isolation level repeatable read; select 1');
  await write(Array.from({ length: 2_000 }, (_, place) => `told ${place}`));
  expect(await deliver()).toBe(2_000);
  await tellElsewhere(30_000);
  // As autovacuum does every minute: the statistics then show an empty table, and equal costs for all of its indexes.
  await readRows(urls.ownerUrl, 'analyze outbox');
  pass(12 * second);
  await deliver();
  pass(12 * second);
  const many = await countPages();
  await holder.query('rollback');
  await holder.end();
  // The indexes have become deeper, but no more than that: each member's fact is read and removed.
  expect(many).toBeLessThan(few + 10 * members.length);
});

test('HOUSE what a slow transaction writes behind others is told at the next look, and what is older still within half a minute', async () => {
  await deliver();
  heard.length = 0;
  await write(['first']);
  await deliver();
  pass(5 * second);
  await write(['slow'], new Date(now - 9 * second));
  await deliver();
  expect(heard).toEqual(['first', 'slow']);
  await write(['retried'], new Date(now - 3_600 * second));
  pass(30 * second);
  await deliver();
  expect(heard).toEqual(['first', 'slow', 'retried']);
});

test('HOUSE facts of one member are told in their order, whichever of them is found due', async () => {
  const whose = [randomUUID()];
  await write(['one', 'two'], clock(), whose);
  await deliver();
  heard.length = 0;
  // Written before the next one, with a clock that is ahead.
  await write(['three'], new Date(now + 2 * second), whose);
  await write(['four'], clock(), whose);
  await deliver();
  expect(heard).toEqual([]);
  pass(3 * second);
  await deliver();
  expect(heard).toEqual(['three', 'four']);
});
