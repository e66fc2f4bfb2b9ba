// What the sandbox is given to play the game aggregator: its keys and the operators it knows, in a folder of DATA_DIR.
import { createPublicKey, generateKeyPair } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { demoMerchants } from '@parlour/database/seed/demo-facts';
import { errorCode, fileFailure, StartFailure } from '@parlour/database/start-failure';
import { writeOnce } from '@parlour/database/write-once';

/** The private half belongs to whoever signs. */
export type KeyPair = { privateKey: string; publicKey: string };
export type HubKeyPairs = { hub: KeyPair; operator: KeyPair };

/** Makes on the first start what is missing, and keeps what is there. */
export async function makeHubKeys(folder: string): Promise<HubKeyPairs> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw fileFailure(folder, error);
  }
  const [hub, operator] = await Promise.all([
    ensurePair(folder, 'hub'),
    ensurePair(folder, 'hub-operator'),
  ]);
  return { hub, operator };
}

async function ensurePair(folder: string, name: string): Promise<KeyPair> {
  const path = join(folder, `${name}.private.pem`);
  if (read(path) === null) writeOnce(path, await newPrivateKey());
  const privateKey = read(path) ?? '';
  const publicKey = publicHalf(path, privateKey);
  replace(join(folder, `${name}.public.pem`), publicKey);
  return { privateKey: privateKey.trim(), publicKey: publicKey.trim() };
}

async function newPrivateKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2_048 });
  return String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
}

/** Always made of the private one, so that the two never belong to different pairs. */
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
export function writeHubOperators(folder: string, serverOrigin: string): void {
  const operators = demoMerchants.map(({ code, hubOperatorId }) => ({
    operatorId: hubOperatorId,
    wallet: `${serverOrigin}/vendor/hub/${code}`,
  }));
  replace(join(folder, 'hub-operators.json'), `${JSON.stringify(operators, null, 2)}\n`);
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw fileFailure(path, error);
  }
}

/** Whoever reads it meanwhile sees the old text or the new one, never half of it. */
function replace(path: string, text: string): void {
  if (read(path) === text) return;
  const draft = `${path}.${process.pid}`;
  try {
    writeFileSync(draft, text, { mode: 0o600 });
    renameSync(draft, path);
  } catch (error) {
    throw fileFailure(path, error);
  }
}
