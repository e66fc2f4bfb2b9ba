import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSecretKey } from './secret-key.ts';
import { StartFailure } from './start-failure.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlour-key-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('loadSecretKey', () => {
  it('HOUSE the first start makes a key that only its user can read, and later ones find it', () => {
    const key = loadSecretKey(join(folder, 'data'));
    expect(key).toHaveLength(32);
    expect(loadSecretKey(join(folder, 'data'))).toEqual(key);
    expect(readdirSync(join(folder, 'data'))).toEqual(['secret-key']);
    expect(statSync(join(folder, 'data', 'secret-key')).mode & 0o777).toBe(0o600);
  });

  it('HOUSE a given key is read from base64 and from hex, and no file is made', () => {
    const key = Buffer.alloc(32, 7);
    expect(loadSecretKey(folder, key.toString('base64'))).toEqual(key);
    expect(loadSecretKey(folder, key.toString('base64url'))).toEqual(key);
    expect(loadSecretKey(folder, key.toString('hex'))).toEqual(key);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each(['short', 'g'.repeat(64), Buffer.alloc(33).toString('base64')])(
    'HOUSE the key %s is refused in one sentence, as is a file that holds it',
    (text) => {
      expect(() => loadSecretKey(folder, text)).toThrow(StartFailure);
      writeFileSync(join(folder, 'secret-key'), text);
      expect(() => loadSecretKey(folder)).toThrow(/must be a key of 32 bytes/);
    },
  );
});
