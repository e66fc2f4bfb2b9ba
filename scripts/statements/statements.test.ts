// Reads all statements of the server and asks a migrated Postgres about each: its names, its types, and whether it names the merchant.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesInAnotherManner, statementsByFolder } from './statement-folders.ts';
import { describeStatements, mistyped, shapesText } from './write-shapes.ts';

const server = join(import.meta.dirname, '../../apps/server/src');
const folders = [...statementsByFolder(server)];
const all = folders.flatMap(([, sources]) => sources);

let database: TestDatabase;
/** A client that passes row-level security, so that plans show the statements' own conditions alone. */
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.superuserUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

describe('the statements', () => {
  test.each(folders)(
    'HOUSE the types of %s are those of the migrated schema',
    async (folder, sources) => {
      const file = join(server, folder, 'shapes.ts');
      const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
      expect(written, 'npm run shapes').toBe(shapesText(await describeStatements(client, sources)));
    },
  );

  test('T2 each names the merchant of its transaction for every tenant table that it reads or writes', async () => {
    const described = await describeStatements(client, all);
    expect(described.length).toBeGreaterThan(15);
    const unbound = described.filter((each) => each.unbound.length > 0);
    expect(
      unbound.map(({ source, unbound: tables }) => `${source.name}: ${tables.join()}`),
    ).toEqual([]);
  });

  test('HOUSE each stands in a store, has a name of its own and the type of that name', () => {
    expect(all.filter(({ file }) => !file.endsWith('store.ts'))).toEqual([]);
    const names = all.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(mistyped(all)).toEqual([]);
  });

  test('HOUSE no module sends a statement that it does not declare', () => {
    expect(filesInAnotherManner(server)).toEqual([]);
  });
});

const source = (text: string) => ({ file: 'a/store.ts', name: 'thing', type: 'Thing', text });
const shapeOf = async (text: string) =>
  shapesText(await describeStatements(client, [source(text)]));
const unboundOf = async (text: string) =>
  (await describeStatements(client, [source(text)])).flatMap(({ unbound }) => unbound);

describe('the types of a statement', () => {
  test('HOUSE values and columns are those of the tables, with the values that a check allows', async () => {
    const text = await shapeOf(
      `select execution, titles, created_at as "createdAt" from notice where merchant_code = $merchant and id = $id and ($from?::timestamptz is null or created_at > $from)`,
    );
    expect(text).toContain(`values: { id: string; from: Date | null };`);
    expect(text).toContain(
      `row: { execution: 'A' | 'B' | 'F' | null; titles: Texts; createdAt: Date };`,
    );
  });

  test('HOUSE a column of an outer join may be null, and one of an expression unless it is marked', async () => {
    const text = await shapeOf(
      `select lane.category, lane_card.position, count(*) as seen, count(*) as "sure!" from lane
         left join lane_card on lane_card.merchant_code = lane.merchant_code and lane_card.category = lane.category
        where lane.merchant_code = $merchant group by 1, 2`,
    );
    expect(text).toContain(
      'row: { category: string; position: number | null; seen: bigint | null; sure: bigint };',
    );
  });

  test.each([
    ['a wrong column', 'select positon from lane', 'column "positon" does not exist'],
    [
      'a wrong type',
      'select 1 from lane where position = $a::text',
      'operator does not exist: integer = text',
    ],
    [
      'a day',
      'select day from activity_day',
      "no TypeScript type for Postgres's type 1082: cast it (day::text)",
    ],
  ])('HOUSE %s is refused with the place of the statement', async (_, text, reason) => {
    await expect(shapeOf(text)).rejects.toThrow(`a/store.ts, thing: ${reason}`);
  });
});

describe('the merchant of a statement', () => {
  test.each([
    ['a read without it', 'select 1 from lane where category = $category', ['lane']],
    [
      'an alternative to it',
      'select 1 from lane where merchant_code = $merchant or category = $category',
      ['lane'],
    ],
    [
      'a join without it',
      `select 1 from lane join lane_card on lane_card.category = lane.category where lane.merchant_code = $merchant`,
      ['lane_card'],
    ],
    [
      'a change without it',
      'delete from favourite_game where vendor = $vendor',
      ['favourite_game'],
    ],
    [
      'a row of another merchant',
      `insert into lane (merchant_code, category, position) values ($merchantCode, $category, 1)`,
      ['lane'],
    ],
  ])('T2 %s is found', async (_, text, tables) => {
    expect(await unboundOf(text)).toEqual(tables);
  });

  test.each([
    ['a read', 'select 1 from lane where merchant_code = $merchant and category = $category'],
    [
      'a join',
      `select 1 from lane join lane_card on lane_card.merchant_code = lane.merchant_code and lane_card.category = lane.category where lane.merchant_code = $merchant`,
    ],
    [
      'a copy',
      `insert into lane select merchant_code, category || '2', position from lane where merchant_code = $merchant`,
    ],
    ['a table of no merchant', 'select 1 from rate_limit where key = $key'],
    [
      'a function of the club',
      'select done from club_conditions($merchant, $memberId, $label, $day::text::date)',
    ],
    [
      'a function of bonus money',
      'select staked, won from bonus_money_of_rounds($merchant, $memberId, $currency)',
    ],
  ])('T2 %s that names it passes', async (_, text) => {
    expect(await unboundOf(text)).toEqual([]);
  });
});
