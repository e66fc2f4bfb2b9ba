// The key folder that we create for a game supplier, in DATA_DIR: its keys and its operators.
import { createPublicKey, generateKeyPair } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DemoSupplier } from '@parlour/seed/connect-demo';
import { demoMerchants } from '@parlour/seed/demo-facts';
import { makeFolder, StartFailure } from '@parlour/database/start-failure';
import { writeOnce } from '@parlour/database/write-once';
import { readText, replaceText } from './text-file.ts';

type Name = DemoSupplier['integration'];
/** A key pair; the signing side has the private half. */
export type KeyPair = { privateKey: string; publicKey: string };
export type SupplierKeys = { supplier: KeyPair; operator: KeyPair };

/** Creates missing keys on the first start, and reads existing ones. */
export async function makeKeys(folder: string, name: Name): Promise<SupplierKeys> {
  makeFolder(folder);
  const [supplier, operator] = await Promise.all([
    ensurePair(folder, name),
    ensurePair(folder, `${name}-operator`),
  ]);
  return { supplier, operator };
}

async function ensurePair(folder: string, name: string): Promise<KeyPair> {
  const path = join(folder, `${name}.private.pem`);
  if (readText(path) === null) writeOnce(path, await newPrivateKey());
  const privateKey = readText(path) ?? '';
  const publicKey = publicHalf(path, privateKey);
  replaceText(join(folder, `${name}.public.pem`), publicKey);
  return { privateKey: privateKey.trim(), publicKey: publicKey.trim() };
}

async function newPrivateKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2_048 });
  return String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
}

/** Derives the public key from the private one each time, so that the two always match. */
function publicHalf(path: string, privateKey: string): string {
  try {
    return String(createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }));
  } catch (cause) {
    throw new StartFailure(`${path} is no private key: remove it to have a new one made.`, {
      cause,
    });
  }
}

/** Writes the demo's merchants as operators, each with its wallet's address at our server. */
export function writeOperators(folder: string, name: Name, serverOrigin: string): void {
  const operators = demoMerchants.map(({ code, operatorId }) => ({
    operatorId,
    wallet: `${serverOrigin}/vendor/${name}/${code}`,
  }));
  replaceText(join(folder, `${name}-operators.json`), `${JSON.stringify(operators, null, 2)}\n`);
}
