import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('main.ts', import.meta.url));
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'parlour-sandbox-'));
  mkdirSync(join(dataDir, 'keys'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const run = () =>
  spawnSync(process.execPath, [script], {
    env: { DATA_DIR: dataDir, PORT: '47410' },
    encoding: 'utf8',
  });
const put = (name: string, text: string) => writeFileSync(join(dataDir, 'keys', name), text);

describe('npm run sandbox', () => {
  it('HOUSE what is missing is told in one sentence: the keys, then the database', () => {
    const noKeys = run();
    expect(noKeys.stderr).toMatch(
      /^The sandbox cannot start: \S+hub\.private\.pem is missing: run npm start once with the same DATA_DIR, or set SANDBOX_KEYS\.\n$/,
    );
    expect(noKeys.status).toBe(1);
    const { privateKey, publicKey } = generateKeyPairSync('rsa', {
      modulusLength: 2_048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    put('hub.private.pem', privateKey);
    put('hub-operator.public.pem', publicKey);
    put('hub-operators.json', '{');
    expect(run().stderr).toMatch(
      /^The sandbox cannot start: \S+hub-operators\.json cannot be used[^\n]*\n$/,
    );
    put('hub-operators.json', '[]');
    const noDatabase = run();
    expect(noDatabase.stderr).toMatch(
      /^The sandbox cannot start: there is no database: set SANDBOX_DATABASE_URL, or run npm start with the same DATA_DIR\.\n$/,
    );
    expect(noDatabase.status).toBe(1);
  });
});
