import { openDatabase, type Database } from '@parlour/database/connection';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readiness } from './readiness.ts';

let urls: TestDatabase;
let database: Database;
beforeAll(async () => {
  urls = await createTestDatabase();
  database = openDatabase({ url: urls.appUrl });
});
afterAll(async () => {
  await database.close();
  await urls.drop();
});

/** Counts the queries that reach the database. */
function watch() {
  const seen = { questions: 0, now: Date.parse('2026-11-21T12:00:00Z') };
  const counted: Database = {
    ...database,
    acrossMerchants: (run) => {
      seen.questions += 1;
      return database.acrossMerchants(run);
    },
  };
  return { seen, isReady: readiness(counted, () => new Date(seen.now)) };
}

const all = <T>(count: number, ask: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, ask));

describe('readiness', () => {
  test('A5, R3 the database is asked once a second, however many ask and whether at once or in turn', async () => {
    const { seen, isReady } = watch();
    expect(new Set(await all(500, isReady))).toEqual(new Set([true]));
    for (let each = 0; each < 50; each += 1) expect(await isReady()).toBe(true);
    expect(seen.questions).toBe(1);
    seen.now += 999;
    await isReady();
    expect(seen.questions).toBe(1);
    seen.now += 1;
    await all(500, isReady);
    expect(seen.questions).toBe(2);
    seen.now -= 600_000;
    await isReady();
    expect(seen.questions).toBe(3);
  });

  test('A5, R3 a question that takes longer than a second is waited for, not asked again', async () => {
    const seen = { questions: 0, now: 0 };
    const answered = Promise.withResolvers<void>();
    const slow: Database = {
      ...database,
      acrossMerchants: async (run) => {
        seen.questions += 1;
        await answered.promise;
        return database.acrossMerchants(run);
      },
    };
    const isReady = readiness(slow, () => new Date(seen.now));
    const first = isReady();
    seen.now += 3_000;
    const second = isReady();
    answered.resolve();
    expect(await Promise.all([first, second])).toEqual([true, true]);
    expect(seen.questions).toBe(1);
  });
});
