import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StartFailure } from '@parlour/database/start-failure';
import { makeMessageAccounts } from './message-accounts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlour-accounts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('S3 the accounts of SMS and mail are drawn once, for us alone, and kept', () => {
  const made = makeMessageAccounts(folder);
  const path = join(folder, 'messages.json');
  expect((statSync(path).mode & 0o777).toString(8)).toBe('600');
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(made);
  expect(makeMessageAccounts(folder)).toEqual(made);
  rmSync(path);
  const anew = makeMessageAccounts(folder);
  expect(anew.sms.authToken).toMatch(/^[0-9a-f]{32}$/);
  expect(anew.sms).not.toEqual(made.sms);
  expect(anew.mail.password).not.toBe(made.mail.password);
});

it.each(['', '{', 'null', '{"sms":{}}'])(
  'HOUSE a file that holds %j is told in one sentence',
  (text) => {
    writeFileSync(join(folder, 'messages.json'), text);
    expect(() => makeMessageAccounts(folder)).toThrow(StartFailure);
    expect(() => makeMessageAccounts(folder)).toThrow(
      /messages\.json holds no accounts: remove it to have new ones made\.$/,
    );
  },
);
