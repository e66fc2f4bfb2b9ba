import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprint } from '@parlour/seed/connect-demo';
import { rememberKeys } from './own-keys.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlour-own-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('S3 keys that were made anew join those of before, for ever, and none can be read there', () => {
  rememberKeys(folder, ['first', 'second']);
  rememberKeys(folder, ['first', 'second']);
  const known = rememberKeys(folder, ['third\n']);
  expect([...known]).toEqual(['first', 'second', 'third'].map(fingerprint));
  const path = join(folder, 'own-keys');
  expect(readFileSync(path, 'utf8')).not.toContain('first');
  expect((statSync(path).mode & 0o777).toString(8)).toBe('600');
});
