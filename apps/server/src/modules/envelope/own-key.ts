// Our key pairs: how they are made, sealed for the database and opened again.
import { createPrivateKey, createPublicKey, generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { seal, unseal } from '@parlour/database/sealing';
import type { EncryptedEnvelope, GoodKey, KeyName } from '#http/sealed/envelope-keys';
import type { StoredKey } from './store.ts';

const hour = 3_600_000;
/** The time for which a key is handed out; it stays valid for an hour longer (wire.md). */
const turnMs: Record<EncryptedEnvelope, number> = { legacy: hour, modern: 24 * hour };
const bits: Record<EncryptedEnvelope, number> = { legacy: 1024, modern: 2048 };

export type OwnKey = GoodKey & KeyName & { beginsAt: Date };

const makePair = promisify(generateKeyPair);

/** The start of the current key's turn, by the clock, so that all processes change keys at the same time. */
export const beginOfTurn = (envelope: EncryptedEnvelope, now: Date): Date =>
  new Date(now.getTime() - (now.getTime() % turnMs[envelope]));

type KeyOwner = { merchantCode: string; secretKey: Buffer };

/** Makes a key. Node does this in a background thread: a key of 2048 bits takes a tenth of a second or more. */
export async function makeKey(
  { merchantCode, secretKey }: KeyOwner,
  { envelope, beginsAt }: Pick<OwnKey, 'envelope' | 'beginsAt'>,
): Promise<StoredKey> {
  const { privateKey } = await makePair('rsa', { modulusLength: bits[envelope] });
  const keyId = envelope === 'legacy' ? modulusOf({ privateKey }) : drawId();
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const expiresAt = new Date(beginsAt.getTime() + turnMs[envelope] + hour);
  const sealedKey = seal(pem, secretKey, purposeOf(merchantCode, keyId));
  return { envelope, keyId, beginsAt, expiresAt, sealedKey };
}

/** Opens a stored key. Null if it was sealed with another SECRET_KEY: then nothing that is sealed for it can be opened. */
export function openKey(stored: StoredKey, { merchantCode, secretKey }: KeyOwner): OwnKey | null {
  const { envelope, keyId, beginsAt, expiresAt, sealedKey } = stored;
  try {
    const privateKey = createPrivateKey(
      unseal(sealedKey, secretKey, purposeOf(merchantCode, keyId)),
    );
    return { envelope, keyId, beginsAt, expiresAt, privateKey };
  } catch {
    return null;
  }
}

/** The public key in the format for callers. */
export function publicHalf({ privateKey }: Pick<OwnKey, 'privateKey'>) {
  const { n = '', e = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return { kty: 'RSA', n, e, alg: 'RSA-OAEP-256', use: 'enc' } as const;
}

const modulusOf = (key: Pick<OwnKey, 'privateKey'>): string =>
  Buffer.from(publicHalf(key).n, 'base64url').toString('hex');

const drawId = (): string => randomBytes(12).toString('base64url');

const purposeOf = (merchantCode: string, keyId: string): string =>
  `envelope:${merchantCode}:${keyId}`;
