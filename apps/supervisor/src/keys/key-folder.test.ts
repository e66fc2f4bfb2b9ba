import { createPrivateKey, createPublicKey } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartFailure } from '@parlour/database/start-failure';
import { makeKeys, writeOperators } from './key-folder.ts';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'parlour-keys-')), 'keys');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
const names = ['hub', 'hub-operator'].flatMap((name) => [
  `${name}.private.pem`,
  `${name}.public.pem`,
]);

describe('makeKeys', () => {
  it('S3 it makes two pairs of 2,048 bits for us alone, and keeps them', async () => {
    const made = await makeKeys(folder, 'hub');
    expect(modeOf(folder)).toBe('700');
    for (const name of names) expect(modeOf(join(folder, name)), name).toBe('600');
    const key = createPrivateKey(made.supplier.privateKey);
    expect(key.asymmetricKeyDetails?.modulusLength).toBe(2_048);
    const half = createPublicKey(made.supplier.privateKey).export({ type: 'spki', format: 'pem' });
    expect(read('hub.public.pem')).toBe(half);
    expect(made.operator.privateKey).not.toBe(made.supplier.privateKey);
    expect(await makeKeys(folder, 'hub')).toEqual(made);
  });

  it('S3 the studio’s pairs lie beside them, and no pair is another’s', async () => {
    const hub = await makeKeys(folder, 'hub');
    const studio = await makeKeys(folder, 'studio');
    const pairs = [hub, studio].flatMap(({ supplier, operator }) => [supplier, operator]);
    expect(new Set(pairs.map(({ privateKey }) => privateKey)).size).toBe(4);
    expect(read('studio.private.pem').trim()).toBe(studio.supplier.privateKey);
    expect(read('studio-operator.public.pem').trim()).toBe(studio.operator.publicKey);
  });

  it('R1 a public half that was lost or left by another pair is made again', async () => {
    const made = await makeKeys(folder, 'hub');
    writeFileSync(join(folder, 'hub.public.pem'), made.operator.publicKey);
    rmSync(join(folder, 'hub-operator.public.pem'));
    expect(await makeKeys(folder, 'hub')).toEqual(made);
    expect(read('hub.public.pem').trim()).toBe(made.supplier.publicKey);
  });

  it('HOUSE a file that holds no key is told in one sentence', async () => {
    await makeKeys(folder, 'hub');
    writeFileSync(join(folder, 'hub.private.pem'), 'no key');
    await expect(makeKeys(folder, 'hub')).rejects.toThrow(StartFailure);
    await expect(makeKeys(folder, 'hub')).rejects.toThrow(
      /hub\.private\.pem is no private key: remove it to have a new one made\.$/,
    );
  });
});

describe('writeOperators', () => {
  it('LAUNCH-02 the demo’s merchants, each with its wallet, at the port of this start', async () => {
    await makeKeys(folder, 'hub');
    writeOperators(folder, 'hub', 'http://127.0.0.1:8080');
    writeOperators(folder, 'hub', 'http://127.0.0.1:9000');
    expect(JSON.parse(read('hub-operators.json'))).toEqual([
      { operatorId: 1001, wallet: 'http://127.0.0.1:9000/vendor/hub/lumen' },
      { operatorId: 1002, wallet: 'http://127.0.0.1:9000/vendor/hub/marigold' },
      { operatorId: 1003, wallet: 'http://127.0.0.1:9000/vendor/hub/plain' },
    ]);
  });
});
