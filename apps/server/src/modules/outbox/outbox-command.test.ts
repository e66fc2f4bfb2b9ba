// `npm run outbox`, run as on a command line, on a database with a fact that no module could handle.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { openDatabase, type Database } from '@parlour/database/connection';
import { createMerchant } from '@parlour/database/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverDueFacts } from './deliver.ts';
import { writeFact } from './write-fact.ts';

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

const script = resolve(import.meta.dirname, '../../../../../scripts/outbox.ts');
type Outcome = { code: number; stdout: string; stderr: string };

async function outbox(...words: string[]): Promise<Outcome> {
  const env = { ...process.env, STAFF_DATABASE_URL: urls.staffUrl };
  const run = promisify(execFile)(process.execPath, [script, ...words], {
    env,
  });
  return run.then(
    (said) => ({ code: 0, ...said }),
    (failure: Outcome) => failure,
  );
}

test('HOUSE list shows what waits and what was given up; retry has it told again, of that merchant only', async () => {
  const [{ code: merchantCode }, { code: other }] = [
    await createMerchant(urls.ownerUrl),
    await createMerchant(urls.ownerUrl),
  ];
  const at = new Date('2026-11-21T12:00:00Z');
  const memberId = randomUUID();
  const about = { vendor: 'ACME', gameId: 'crown' };
  const launched = { name: 'game.launched', memberId, at, about } as const;
  for (const code of [merchantCode, other]) {
    await database.transaction(code, (tx) => writeFact(tx, { ...launched, merchantCode: code }));
  }

  let now = at.getTime();
  let isBroken = true;
  const told: string[] = [];
  const deliver = () =>
    deliverDueFacts({
      database,
      clock: () => new Date(now),
      onFailure: () => undefined,
      handlers: {
        tracking: {
          'game.launched': async (fact) => {
            if (isBroken) throw new Error('the log is\nfull');
            told.push(fact.merchantCode);
          },
        },
      },
    });
  for (let tries = 8; tries > 0; tries -= 1) {
    await deliver();
    now += 2 * 3_600_000;
  }
  await database.transaction(merchantCode, (tx) => writeFact(tx, { ...launched, merchantCode }));

  const listed = await outbox('list', merchantCode);
  expect(listed).toMatchObject({ code: 0, stderr: '' });
  expect(listed.stdout.split('\n')).toEqual([
    '1 fact on the way',
    `  ${merchantCode}: 1 fact for tracking, 0 behind a try that failed, the oldest of 2026-11-21T12:00:00.000Z`,
    '1 dead letter',
    `  ${merchantCode} 1: game.launched of 2026-11-21T12:00:00.000Z for tracking, member ${memberId}, given up at 2026-11-22T02:00:00.000Z after 8 tries: the log is full`,
    '',
  ]);
  expect((await outbox('list')).stdout).toContain(`  ${other} 2: game.launched`);

  expect(await outbox('retry', merchantCode, '2')).toMatchObject({
    code: 1,
    stderr: `${merchantCode} has no dead letter 2.\n`,
  });
  for (const words of [
    [],
    ['retry', merchantCode],
    ['retry', merchantCode, '1;'],
    ['list', 'a', 'b'],
  ]) {
    expect(await outbox(...words)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Usage') as string,
    });
  }
  expect(await outbox('retry', merchantCode, '1')).toMatchObject({
    code: 0,
    stdout: `1 dead letter of ${merchantCode} will be tried again.\n`,
  });
  isBroken = false;
  expect(await deliver()).toBe(2);
  expect(told).toEqual([merchantCode, merchantCode]);
  expect((await outbox('retry', other, 'all')).stdout).toContain('1 dead letter of');
  await deliver();
  expect((await outbox('list')).stdout).toBe('0 facts on the way\n0 dead letters\n');
}, 60_000);
