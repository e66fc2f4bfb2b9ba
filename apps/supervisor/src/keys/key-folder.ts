// The key folder that we make for a supplier of games: its keys and the operators it knows, in DATA_DIR.
import { createPublicKey, generateKeyPair } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DemoSupplier } from '@parlour/database/seed/connect-demo';
import { demoMerchants } from '@parlour/database/seed/demo-facts';
import { makeFolder, StartFailure } from '@parlour/database/start-failure';
import { writeOnce } from '@parlour/database/write-once';
import { readText, replaceText } from './text-file.ts';

type Name = DemoSupplier['integration'];
/** The private half belongs to whoever signs. */
export type KeyPair = { privateKey: string; publicKey: string };
export type SupplierKeys = { supplier: KeyPair; operator: KeyPair };

/** Makes on the first start what is missing, and keeps what is there. */
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

/** Derived from the private key each time, so that the two always belong together. */
function publicHalf(path: string, privateKey: string): string {
  try {
    return String(createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }));
  } catch (cause) {
    throw new StartFailure(`${path} is no private key: remove it to have a new one made.`, {
      cause,
    });
  }
}

/** The demo's merchants, each with the wallet that our server keeps for it. */
export function writeOperators(folder: string, name: Name, serverOrigin: string): void {
  const operators = demoMerchants.map(({ code, operatorId }) => ({
    operatorId,
    wallet: `${serverOrigin}/vendor/${name}/${code}`,
  }));
  replaceText(join(folder, `${name}-operators.json`), `${JSON.stringify(operators, null, 2)}\n`);
}
