import { randomUUID } from 'node:crypto';
import { openDatabase, type Database } from '@parlour/database/connection';
import { runStatement } from '@parlour/database/statements/run-statement';
import { createMerchant } from '@parlour/database/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeliverDeps } from './deliver.ts';
import { keepFactsDelivered } from './keep-delivered.ts';
import { insertFact } from './store.ts';

let urls: TestDatabase;
let database: Database;
let merchantCode: string;
beforeAll(async () => {
  urls = await createTestDatabase();
  database = openDatabase({ url: urls.appUrl });
  merchantCode = (await createMerchant(urls.ownerUrl)).code;
});
afterAll(async () => {
  await database.close();
  await urls.drop();
});

const write = (gameId: string, handlers: string[], memberId = randomUUID()) =>
  database.transaction(merchantCode, (tx) => {
    const about = { vendor: 'ACME', gameId };
    const fact = { id: randomUUID(), name: 'game.launched', merchantCode, memberId };
    return insertFact(tx, { ...fact, at: new Date(), about }, handlers);
  });
const keep = (handlers: DeliverDeps['handlers']) => {
  const troubles: unknown[] = [];
  const onTrouble = (error: unknown) => void troubles.push(error);
  const deps = { database, handlers, clock: () => new Date(), onFailure: onTrouble, onTrouble };
  return { ...keepFactsDelivered(deps), troubles };
};

test('HOUSE what is written while it runs is told soon, and a module that takes its time holds back no other', async () => {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const heard = Promise.withResolvers<string>();
  const kept = keep({
    slow: {
      'game.launched': async () => {
        begun.resolve();
        await end.promise;
      },
    },
    quick: { 'game.launched': async ({ about }) => heard.resolve(about.gameId) },
  });
  await write('one', ['slow']);
  await begun.promise;
  await write('two', ['quick']);
  expect(await heard.promise).toBe('two');
  end.resolve();
  await kept.stop();
  expect(kept.troubles).toEqual([]);
});

test('R2 an end waits for the fact that is being told, begins no other, and what was told is not told again', async () => {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const told: string[] = [];
  const memberId = randomUUID();
  await write('first', ['ending'], memberId);
  await write('second', ['ending'], memberId);
  const kept = keep({
    ending: {
      'game.launched': async ({ about }) => {
        begun.resolve();
        await end.promise;
        told.push(about.gameId);
      },
    },
  });
  await begun.promise;
  const stopped = kept.stop();
  end.resolve();
  await stopped;
  expect(told).toEqual(['first']);
  const left = await database.query(merchantCode, (tx) =>
    runStatement(tx, 'select about from outbox'),
  );
  expect(left.map(({ about }) => about)).toEqual([{ vendor: 'ACME', gameId: 'second' }]);
});

test('R3 a database that is away is waited for', async () => {
  const heard = Promise.withResolvers<void>();
  let isAway = true;
  const away: typeof database.acrossMerchants = (run) =>
    isAway ? Promise.reject(new Error('away')) : database.acrossMerchants(run);
  const missed = Promise.withResolvers<unknown>();
  const kept = keepFactsDelivered({
    database: { ...database, acrossMerchants: away },
    handlers: { patient: { 'game.launched': async () => heard.resolve() } },
    clock: () => new Date(),
    onFailure: missed.resolve,
    onTrouble: missed.resolve,
  });
  await write('late', ['patient']);
  expect(await missed.promise).toEqual(new Error('away'));
  isAway = false;
  await heard.promise;
  await kept.stop();
});
