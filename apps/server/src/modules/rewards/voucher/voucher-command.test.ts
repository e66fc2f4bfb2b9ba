// `npm run voucher`, run as an operator runs it.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runStatement } from '@parlour/database/statements/run-statement';
import { createMember, createMerchant, forMerchant } from '@parlour/database/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';

const script = join(import.meta.dirname, '../../../../../../scripts/rewards/voucher.ts');
let urls: TestDatabase;
beforeAll(async () => {
  urls = await createTestDatabase();
});
afterAll(() => urls.drop());

/** Runs the command and returns its output; rejects if it fails. */
async function give(merchantCode: string, ...words: string[]): Promise<string> {
  const env = { ...process.env, STAFF_DATABASE_URL: urls.staffUrl };
  const command = [script, 'give', merchantCode, 'docs/voucher/flyer.json', ...words];
  return (await promisify(execFile)(process.execPath, command, { env })).stdout;
}

async function open() {
  const { code } = await createMerchant(urls.ownerUrl);
  const [one, two] = [
    await createMember(urls.ownerUrl, code),
    await createMember(urls.ownerUrl, code),
  ];
  const countOf = (memberId: string) =>
    forMerchant(urls.ownerUrl, code, async (tx) => {
      const own = await runStatement(tx, 'select from voucher where member_id = $1', [memberId]);
      return own.length;
    });
  return { code, one, two, countOf };
}

test('MEMBER-09 what is given again for the same source gives nothing and says so, to others it gives', async () => {
  const { code, one, two, countOf } = await open();
  const source = ['--source', 'ticket 9'];
  expect(await give(code, one.username, ...source)).toBe(`1 of ${code} got a voucher of flyer.\n`);
  expect(await give(code, one.username.toUpperCase(), two.username, ...source)).toBe(
    `${one.username} was given a voucher for ticket 9 before.\n1 of ${code} got a voucher of flyer.\n`,
  );
  expect([await countOf(one.id), await countOf(two.id)]).toEqual([1, 1]);
  await give(code, one.username, '--source', 'ticket 10');
  await give(code, one.username);
  await give(code, one.username);
  expect(await countOf(one.id)).toBe(4);
});

test('MEMBER-09 the same source gives once where two give at once', async () => {
  const { code, one, two, countOf } = await open();
  const both = [one.username, two.username];
  const source = ['--source', 'ticket 9'];
  const said = await Promise.all([
    give(code, ...both, ...source),
    give(code, ...both.toReversed(), ...source),
  ]);
  expect([await countOf(one.id), await countOf(two.id)]).toEqual([1, 1]);
  expect(said.join('').match(/before\./g)).toHaveLength(2);
});
