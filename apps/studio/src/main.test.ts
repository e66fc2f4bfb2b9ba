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
  dataDir = mkdtempSync(join(tmpdir(), 'parlour-studio-'));
  mkdirSync(join(dataDir, 'keys'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const run = () =>
  spawnSync(process.execPath, [script], {
    env: { DATA_DIR: dataDir, PORT: '47420' },
    encoding: 'utf8',
  });
const put = (name: string, text: string) => writeFileSync(join(dataDir, 'keys', name), text);

describe('npm run studio', () => {
  it('HOUSE what is missing is told in one sentence: the keys, then the database', () => {
    const noKeys = run();
    expect(noKeys.stderr).toMatch(
      /^The studio cannot start: \S+studio\.private\.pem is missing: run npm start once with the same DATA_DIR, or set STUDIO_KEYS\.\n$/,
    );
    expect(noKeys.status).toBe(1);
    const { privateKey, publicKey } = generateKeyPairSync('rsa', {
      modulusLength: 2_048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    put('studio.private.pem', privateKey);
    put('studio-operator.public.pem', publicKey);
    put('studio-operators.json', '{');
    expect(run().stderr).toMatch(
      /^The studio cannot start: \S+studio-operators\.json cannot be used[^\n]*\n$/,
    );
    put('studio-operators.json', '[]');
    const noDatabase = run();
    expect(noDatabase.stderr).toMatch(
      /^The studio cannot start: there is no database: set STUDIO_DATABASE_URL, or run npm start with the same DATA_DIR\.\n$/,
    );
    expect(noDatabase.status).toBe(1);
  });
});
