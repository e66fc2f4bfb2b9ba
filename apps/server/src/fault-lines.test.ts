import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { signIn } from '@parlour/contract/login/calls';
import { runStatement } from '@parlour/database/statements/run-statement';
import { tenantStatement } from '@parlour/database/tenant-statement';
import { createMerchant, forMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from './log.ts';
import { startTestSite, type TestSite } from './testing/test-site.ts';
import { visit } from './testing/visitor.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const canary = 'canary-4711';

/** The log lines of an error, for each way in which the server may log one. */
function linesOf(error: unknown): string[] {
  const lines: string[] = [];
  const log = createLog({ write: (line) => void lines.push(line) }, { level: 'info' });
  log.error({ err: error });
  log.error(error);
  log.error({ err: error }, (error as Error).message);
  log.error({ err: error }, 'fault');
  return lines;
}

test.each([
  ['its value does not fit', 'select $1::text::uuid', '22P02'],
  [
    'its table is not there',
    `select query_to_xml(format('select 1 from nothing where name = %L', $1::text), true, false, '')`,
    '42P01',
  ],
  ['its row is there already', 'insert into merchant (code) select unnest(array[$1, $1])', '23505'],
])('S3 the line of a statement that failed because %s has no value of it', async (...given) => {
  const [, statement, code] = given;
  const merchant = await createMerchant(site.urls.ownerUrl);
  const error: unknown = await forMerchant(site.urls.ownerUrl, merchant.code, (tx) =>
    runStatement(tx, statement, [canary]),
  ).catch((thrown: unknown) => thrown);
  expect(inspect(error)).toContain(canary);
  const lines = linesOf(error);
  expect(lines).toHaveLength(4);
  for (const line of lines) {
    expect(line).not.toContain(canary);
    expect(line).toContain(code);
    expect(line).toMatch(/ at .*\.ts/);
  }
});

test('S3 the line of a statement with a name has that name', async () => {
  const merchant = await createMerchant(site.urls.ownerUrl);
  const cast = tenantStatement<{ values: { text: string }; row: unknown }>(
    'cast_canary',
    'select $text::text::uuid',
  );
  const error: unknown = await site.database
    .query(merchant.code, (tx) => cast(tx, { text: canary }))
    .catch((thrown: unknown) => thrown);
  for (const line of linesOf(error)) {
    expect(line).not.toContain(canary);
    expect(JSON.parse(line)).toMatchObject({ err: { statement: 'cast_canary', code: '22P02' } });
  }
});

test('S3 a call that fails in the database leaves a line without what it was given', async () => {
  const merchant = await createMerchant(site.urls.ownerUrl);
  await site.merchants.reload();
  const rename = (from: string, to: string) =>
    forMerchant(site.urls.ownerUrl, merchant.code, (tx) =>
      runStatement(tx, `alter table member rename column ${from} to ${to}`),
    );
  await rename('username_key', 'somewhere_else');
  const reply = await visit(site.app, merchant).call(signIn, {
    username: canary,
    password: 'canary-of-a-password',
    loginDeviceId: randomUUID(),
  });
  await rename('somewhere_else', 'username_key');
  expect(reply).toMatchObject({ status: 500, errorCode: 'unknown' });
  expect(site.logged()).toContain('42703');
  expect(site.logged()).not.toContain('canary');
});
