// `npm run staff`, run as the operator runs it.
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { staffRealm } from '@parlour/contract/staff/realm';
import { runStatement } from '@parlour/database/statements/run-statement';
import { createMerchant, forMerchant, testSecretKey } from '@parlour/database/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import { seedStaff } from '@parlour/seed/demo-staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinWithPasskey } from '../../testing/staff-passkeys.ts';
import { startTestConsole } from '../../testing/test-console.ts';

let urls: TestDatabase;
beforeAll(async () => {
  urls = await createTestDatabase();
});
afterAll(() => urls.drop());

const script = resolve(import.meta.dirname, '../../../../../scripts/staff/command.ts');
type Outcome = { code: number; stdout: string; stderr: string };

async function staff(...words: string[]): Promise<Outcome> {
  const own = { STAFF_DATABASE_URL: urls.staffUrl, PORT: '9000' };
  const env = { ...process.env, ...own, SECRET_KEY: testSecretKey.toString('base64') };
  const run = promisify(execFile)(process.execPath, [script, ...words], { env });
  return run.then(
    (said) => ({ code: 0, ...said }),
    (failure: Outcome) => failure,
  );
}
const rowsOf = (text: string) =>
  forMerchant(urls.ownerUrl, staffRealm, (tx) => runStatement(tx, text));

test('STAFF-01, S3 an invitation prints a link, whose secret is kept as a hash and replaced by the next one', async () => {
  const { code } = await createMerchant(urls.ownerUrl);
  const first = await staff('invite', 'Anna@Example.com', '--role', 'support', '--merchant', code);
  expect(first).toMatchObject({ code: 0, stderr: '' });
  const [, token = ''] =
    /^http:\/\/console\.localhost:9002\/invitation#([\w-]{43})\n/.exec(first.stdout) ?? [];
  const kept = await rowsOf('select token_hash, expires_at - now() as left from staff_invitation');
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(token);
  await staff('invite', 'anna@example.com', '--role', 'manager');
  const next = await rowsOf('select token_hash from staff_invitation');
  expect(next).toHaveLength(1);
  expect(next[0]?.['token_hash']).not.toEqual(kept[0]?.['token_hash']);
  expect((await staff('list')).stdout).toBe(
    `anna@example.com invited: manager of all merchants, support of ${code}\n`,
  );
});

test('STAFF-01, STAFF-02 the list names the second factor of everybody who has one', async () => {
  const office = await startTestConsole({ urls });
  const { mail: byPasskey } = await joinWithPasskey(office);
  const { mail: byApp } = await office.join('owner');
  await office.accounts.disableStaff({ mail: byApp });
  const lines = (await staff('list')).stdout.split('\n');
  expect(lines).toContain(`${byPasskey} active, passkey: support of all merchants`);
  expect(lines).toContain(`${byApp} disabled, authenticator: owner of all merchants`);
  await office.close();
});

test('STAFF-01, L1 each act on an account is an event of the operator’s own chain', async () => {
  await staff('invite', 'ben@example.com', '--role', 'owner');
  expect((await staff('disable', 'ben@example.com')).stdout).toBe(
    'ben@example.com is disabled, and logged out.\n',
  );
  await staff('disable', 'ben@example.com');
  const events = await rowsOf(
    `select action, actor, subject, about from audit_event where subject = 'ben@example.com' order by id`,
  );
  expect(events).toEqual([
    {
      action: 'staff.invite',
      actor: 'operator',
      subject: 'ben@example.com',
      about: { role: 'owner', merchant: null },
    },
    { action: 'staff.disable', actor: 'operator', subject: 'ben@example.com', about: {} },
  ]);
  const left = `select from staff_invitation join staff_account on id = staff_id where mail = 'ben@example.com'`;
  expect(await rowsOf(left)).toEqual([]);
});

test('STAFF-01, L1 a role is taken away at one merchant or at all, with an event, and no other role', async () => {
  const { code } = await createMerchant(urls.ownerUrl);
  const mail = 'eve@example.com';
  await staff('invite', mail, '--role', 'support', '--merchant', code);
  await staff('invite', mail, '--role', 'support');
  await staff('invite', mail, '--role', 'manager', '--merchant', code);
  const line = async () =>
    (await staff('list')).stdout.split('\n').find((each) => each.startsWith(mail));
  expect((await staff('remove', mail, '--role', 'support')).stdout).toBe(
    `${mail} is no longer support of all merchants.\n`,
  );
  expect(await line()).toBe(`${mail} invited: manager of ${code}, support of ${code}`);
  expect(await staff('remove', mail, '--role', 'support')).toMatchObject({
    code: 1,
    stderr: `${mail} does not have the role support of all merchants.\n`,
  });
  await staff('remove', mail, '--role', 'support', '--merchant', code);
  expect(await line()).toBe(`${mail} invited: manager of ${code}`);
  const events = await rowsOf(
    `select about from audit_event where subject = '${mail}' and action = 'staff.remove' order by id`,
  );
  expect(events).toEqual([
    { about: { role: 'support', merchant: null } },
    { about: { role: 'support', merchant: code } },
  ]);
  expect((await staff('remove', 'nobody@example.com', '--role', 'owner')).stderr).toBe(
    'Nobody has an account as nobody@example.com.\n',
  );
});

test('STAFF-06 the code of an account of the demo is printed, and that of no other', async () => {
  await forMerchant(urls.ownerUrl, staffRealm, (tx) => seedStaff(tx, testSecretKey));
  expect((await staff('code', 'owner@parlour.example')).stdout).toMatch(/^\d{6}\n$/);
  await staff('invite', 'dora@example.com', '--role', 'owner');
  expect(await staff('code', 'dora@example.com')).toMatchObject({
    code: 1,
    stderr: 'dora@example.com is no account of the demo.\n',
  });
});

test('STAFF-01 what cannot be is one plain sentence', async () => {
  const said = async (...words: string[]) => {
    const { code, stderr } = await staff(...words);
    return [code, stderr.trim()];
  };
  expect(await said('invite', 'anna', '--role', 'owner')).toEqual([
    1,
    'anna is no e-mail address of at most 100 characters.',
  ]);
  expect(await said('invite', 'a@example.com', '--role', 'chief')).toEqual([
    1,
    'A role is one of: owner, manager, support.',
  ]);
  expect(await said('invite', 'a@example.com', '--role', 'owner', '--merchant', 'nobody')).toEqual([
    1,
    'There is no merchant nobody.',
  ]);
  expect(await said('disable', 'nobody@example.com')).toEqual([
    1,
    'Nobody has an account as nobody@example.com.',
  ]);
  expect((await said())[1]).toMatch(/^Usage: npm run staff/);
});

test('T2 the server’s role sees nothing of the accounts of staff, and a merchant’s transaction sees none', async () => {
  await staff('invite', 'carla@example.com', '--role', 'owner');
  const kept = ['account', 'grant', 'invitation', 'session', 'device', 'recovery_code'];
  const tables = [...kept, 'passkey'];
  const [rights] = await rowsOf(
    `select ${tables
      .map(
        (name) =>
          `has_any_column_privilege('parlour_app', 'staff_${name}', 'select, insert, update') as ${name}_`,
      )
      .join()}`,
  );
  expect(Object.values(rights ?? {})).toEqual(tables.map(() => false));
  const { code } = await createMerchant(urls.ownerUrl);
  const seen = await forMerchant(urls.ownerUrl, code, (tx) =>
    runStatement(tx, 'select from staff_account'),
  );
  expect(seen).toEqual([]);
});
