import { createPrivateKey, createPublicKey } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartFailure } from '@parlour/database/start-failure';
import { makeHubKeys, writeHubOperators } from './sandbox-folder.ts';

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

describe('makeHubKeys', () => {
  it('S3 it makes two pairs of 2,048 bits for us alone, and keeps them', async () => {
    const made = await makeHubKeys(folder);
    expect(modeOf(folder)).toBe('700');
    for (const name of names) expect(modeOf(join(folder, name)), name).toBe('600');
    const key = createPrivateKey(made.hub.privateKey);
    expect(key.asymmetricKeyDetails?.modulusLength).toBe(2_048);
    const half = createPublicKey(made.hub.privateKey).export({ type: 'spki', format: 'pem' });
    expect(read('hub.public.pem')).toBe(half);
    expect(made.operator.privateKey).not.toBe(made.hub.privateKey);
    expect(await makeHubKeys(folder)).toEqual(made);
  });

  it('R1 a public half that was lost or left by another pair is made again', async () => {
    const made = await makeHubKeys(folder);
    writeFileSync(join(folder, 'hub.public.pem'), made.operator.publicKey);
    rmSync(join(folder, 'hub-operator.public.pem'));
    expect(await makeHubKeys(folder)).toEqual(made);
    expect(read('hub.public.pem').trim()).toBe(made.hub.publicKey);
  });

  it('HOUSE a file that holds no key is told in one sentence', async () => {
    await makeHubKeys(folder);
    writeFileSync(join(folder, 'hub.private.pem'), 'no key');
    await expect(makeHubKeys(folder)).rejects.toThrow(StartFailure);
    await expect(makeHubKeys(folder)).rejects.toThrow(
      /hub\.private\.pem is no private key: remove it to have a new one made\.$/,
    );
  });
});

describe('writeHubOperators', () => {
  it('LAUNCH-02 the demo’s merchants, each with its wallet, at the port of this start', async () => {
    await makeHubKeys(folder);
    writeHubOperators(folder, 'http://127.0.0.1:8080');
    writeHubOperators(folder, 'http://127.0.0.1:9000');
    expect(JSON.parse(read('hub-operators.json'))).toEqual([
      { operatorId: 1001, wallet: 'http://127.0.0.1:9000/vendor/hub/lumen' },
      { operatorId: 1002, wallet: 'http://127.0.0.1:9000/vendor/hub/marigold' },
      { operatorId: 1003, wallet: 'http://127.0.0.1:9000/vendor/hub/plain' },
    ]);
  });
});
