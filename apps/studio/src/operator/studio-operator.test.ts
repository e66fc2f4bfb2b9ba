import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readKeyFolder } from '@parlour/supplier/process/key-folder';
import { explainStart } from '@parlour/supplier/process/start-refusal';
import { makeKeyPair, pem } from '@parlour/supplier/testing/operator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StudioOperator } from './studio-operator.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-operators-'));
beforeAll(() => {
  const { privateKey, publicKey } = makeKeyPair();
  writeFileSync(join(folder, 'studio.private.pem'), pem(privateKey, 'pkcs8'));
  writeFileSync(join(folder, 'studio-operator.public.pem'), pem(publicKey, 'spki'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a file with this operator, and reads the studio's operators from it. */
function read(more: object): StudioOperator[] {
  const operator = { operatorId: 1001, wallet: 'https://wallet.example', ...more };
  writeFileSync(join(folder, 'studio-operators.json'), JSON.stringify([operator]));
  return readKeyFolder({ folder, name: 'studio', variable: 'STUDIO_KEYS' }, StudioOperator)
    .operators;
}

/** Returns the sentence with which a start with that file fails; empty if it succeeds. */
function explain(more: object): string {
  try {
    read(more);
    return '';
  } catch (error) {
    return explainStart(error, 'STUDIO_DATABASE_URL');
  }
}

describe('the studio’s operators', () => {
  it('LAUNCH-08 the list of who may frame their games is empty unless the file has one', () => {
    expect(read({})).toMatchObject([{ framedBy: [] }]);
    const framedBy = ['https://games.example', 'http://games.localhost:8080'];
    expect(read({ framedBy })).toMatchObject([{ framedBy }]);
  });

  it.each([
    'http://games.example',
    'https://games.example/',
    'https://games.example/lobby',
    'https://*.example',
    'https://games.example;script-src',
    'games.example',
    '*',
    "'self'",
    'null',
    'https:',
  ])('LAUNCH-08, HOUSE a list with %s is told in one sentence', (origin) => {
    expect(explain({ framedBy: ['https://games.example', origin] })).toMatch(
      /studio-operators\.json cannot be used\. \(0\.framedBy\.1: must be an origin such as https:\/\/games\.example \(http on this machine only\)\)$/,
    );
  });
});
