// `npm run audit`, run as on a command line.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { AuditEvent } from '@parlour/contract/audit/event';
import { openDatabase, type Database } from '@parlour/database/connection';
import { createMember, createMerchant } from '@parlour/database/testing/fixtures';
import { readRows } from '@parlour/database/testing/read-rows';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepSealed } from './keep-sealed.ts';
import { writeAudit } from './store.ts';

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

const script = resolve(import.meta.dirname, '../../../../../scripts/audit/command.ts');
type Outcome = { code: number; stdout: string; stderr: string };

async function audit(...words: string[]): Promise<Outcome> {
  const env = { ...process.env, STAFF_DATABASE_URL: urls.staffUrl };
  const run = promisify(execFile)(process.execPath, [script, ...words], {
    env,
  });
  return run.then(
    (said) => ({ code: 0, ...said }),
    (failure: Outcome) => failure,
  );
}

type LoginEvent = Partial<AuditEvent<'session.login'>>;

const write = (merchantCode: string, wanted: LoginEvent = {}) =>
  database.query(merchantCode, (tx) =>
    writeAudit(tx, {
      merchantCode,
      action: 'session.login',
      result: 'wrong_credentials',
      about: { method: 'password' },
      at: new Date('2026-11-21T12:00:00Z'),
      actor: 'guest',
      memberId: null,
      subject: 'demo',
      address: '203.0.113.7',
      requestId: 'r-1',
      ...wanted,
    }),
  );
const seal = () => keepSealed({ database }).run(new AbortController().signal);
const newCode = async () => (await createMerchant(urls.ownerUrl)).code;
const asSuperuser = (text: string) =>
  readRows(urls.superuserUrl, `set local session_replication_role = 'replica'; ${text}`);

describe('npm run audit -- verify', () => {
  test('L1 it counts the rows of each merchant, names what is not sealed, and holds a head against the chain', async () => {
    const [one, two] = [await newCode(), await newCode()];
    await write(one);
    await write(one);
    await seal();
    await write(two);
    const first = await audit('verify', one);
    const [, head = ''] = /head (2:[0-9a-f]{64})$/m.exec(first.stdout) ?? [];
    expect(first).toEqual({
      code: 0,
      stdout: `${one}: 2 rows, head ${head}\nThe trace holds: 1 chain.\n`,
      stderr: '',
    });
    const all = await audit('verify');
    expect(all.code).toBe(0);
    expect(all.stdout).toContain(`${one}: 2 rows, head ${head}\n`);
    expect(all.stdout).toMatch(
      new RegExp(
        `${two}: 0 rows, head 0:0{64}\n${two}: 1 row not sealed yet:\n  [0-9a-f-]{36} 2026-11-21T12:00:00.000Z session.login\n`,
      ),
    );
    expect(await audit('verify', one, '--head', head)).toMatchObject({ code: 0 });
    const other = head.replace(/.$/, (letter) => (letter === '0' ? '1' : '0'));
    expect(await audit('verify', one, '--head', other)).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('row 2 is not the one of the known head') as string,
    });
  });

  test('L1 a broken chain is named with its row, the others are walked all the same, and the exit code is 1', async () => {
    const [broken, fine] = [await newCode(), await newCode()];
    for (const code of [broken, fine]) for (let row = 3; row > 0; row -= 1) await write(code);
    await seal();
    await asSuperuser(
      `update audit_event set result = 'ok' where merchant_code = '${broken}' and number = 2`,
    );
    const said = await audit('verify');
    expect(said.code).toBe(1);
    expect(said.stdout).toMatch(
      new RegExp(
        `^${broken}: BROKEN after 1 row: row 2 \\([0-9a-f-]{36}\\) was changed: its content does not fit its hash$`,
        'm',
      ),
    );
    expect(said.stdout).toContain(`${fine}: 3 rows, head 3:`);
    expect(said.stderr).toBe(`The trace is broken: ${broken}.\n`);
    expect(await audit('verify', fine)).toMatchObject({ code: 0 });
  });
});

describe('npm run audit -- show', () => {
  test('L1 it shows the latest, by member, by name, by action and by time', async () => {
    const code = await newCode();
    const other = await newCode();
    const { id } = await createMember(urls.ownerUrl, code, { username: 'Anna' });
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute));
    await write(code, { subject: 'anna', at: at(1) });
    await write(code, { subject: 'Anna', at: at(2), result: 'ok', actor: 'member', memberId: id });
    await write(code, { subject: 'bert', at: at(3) });
    await write(other, { subject: 'anna' });
    await seal();
    const minutesOf = async (...options: string[]) =>
      [...(await audit('show', code, ...options)).stdout.matchAll(/12:(\d\d):00\.000Z/g)].map(
        ([, minute]) => Number(minute),
      );
    expect(await minutesOf()).toEqual([1, 2, 3]);
    expect(await minutesOf('--limit', '2')).toEqual([2, 3]);
    expect(await minutesOf('--member', id)).toEqual([2]);
    expect(await minutesOf('--name', 'ANNA')).toEqual([1, 2]);
    expect(await minutesOf('--action', 'session.end')).toEqual([]);
    const [from, to] = ['2026-11-21T12:02Z', '2026-11-21T12:03Z'];
    expect(await minutesOf('--from', from, '--to', to)).toEqual([2]);
    const { stdout } = await audit('show', code, '--name', 'bert');
    expect(stdout.split('\n')[1]).toMatch(
      /^3 {4}2026-11-21T12:03:00\.000Z {2}session\.login {2}wrong_credentials {2}guest {2}- +bert +203\.0\.113\.7 +r-1 +\{"method": "password"\}$/,
    );
  });

  test('L2 nothing that was typed, or put into the database past the server, makes a line or a colour of its own', async () => {
    const code = await newCode();
    await write(code, { subject: 'eve\r\n9  2026 ok\u001B[31m' });
    await write(code, { subject: 'x'.repeat(10_000) });
    await asSuperuser(
      `update audit_event set request_id = E'a\\nb\\x1b[2J' where merchant_code = '${code}'`,
    );
    const { stdout } = await audit('show', code);
    expect(stdout.split('\n')).toHaveLength(4);
    expect(stdout.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    expect(stdout).toContain('eve\\u{d}\\u{a}9  2026 ok\\u{1b}[31m');
    expect(stdout).toContain(`${'x'.repeat(100)}… (10000)`);
    expect(stdout).toContain('a\\u{a}b\\u{1b}[2J');
    expect(stdout).toContain('(not sealed)');
  });

  test('HOUSE words that make no sense are answered with what would', async () => {
    const code = await newCode();
    for (const words of [
      [],
      ['show'],
      ['verify', 'a', 'b'],
      ['verify', '--head', '1:a'],
      ['show', code, '--member', randomUUID(), '--name', 'x'],
      ['show', code, '--colour', 'red'],
    ]) {
      expect(await audit(...words), words.join(' ')).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('Usage: npm run audit') as string,
      });
    }
    for (const [words, told] of [
      [['verify', 'nobody'], 'There is no merchant nobody.'],
      [['verify', code, '--head', 'x'], 'A head is written NUMBER:HASH'],
      [['show', 'nobody'], 'There is no merchant nobody.'],
      [['show', code, '--member', '7'], '7 is no member’s id.'],
      [['show', code, '--action', 'x'], 'There is no action x. There is: session.login'],
      [['show', code, '--from', 'noon'], 'noon is no time such as'],
      [['show', code, '--limit', '0'], '--limit is a number'],
    ] as const) {
      expect(await audit(...words)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining(told) as string,
      });
    }
  });
});
