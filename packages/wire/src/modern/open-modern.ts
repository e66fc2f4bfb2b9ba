// The modern envelope as a server opens it (NET-06), with Node's own cryptography.
import {
  constants,
  createDecipheriv,
  createHash,
  hkdfSync,
  privateDecrypt,
  type KeyObject,
} from 'node:crypto';
import { boundBytes, ivBytes, keyBytes, keyPurpose, tagBytes, type Bound } from './bound.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

type Sent = { encryption: string; value: string; bound: Bound };

export const modernDigest = (value: string): string =>
  createHash('sha256').update(value).digest('base64url');

const isWellFormed = ({ encryption, value }: Sent): boolean =>
  /^[\w-]{342}$/.test(encryption) && /^[\w-]+$/.test(value);

/** The text of the payload; null for what does not open, or was not meant for this place and time. */
export function openModern(sent: Sent, privateKey: KeyObject): string | null {
  if (!isWellFormed(sent)) return null;
  try {
    return utf8.decode(decryptPayload(sent, decryptSecret(sent.encryption, privateKey)));
  } catch {
    // OpenSSL throws at a secret for another key, a short payload and a wrong tag, the decoder at what is no UTF-8.
    return null;
  }
}

function decryptSecret(encryption: string, key: KeyObject): Buffer {
  const oaep = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  const secret = privateDecrypt({ key, ...oaep }, Buffer.from(encryption, 'base64url'));
  if (secret.length !== keyBytes) throw new Error('the secret has another length');
  return secret;
}

function decryptPayload({ value, bound }: Sent, secret: Buffer): Buffer {
  const bytes = Buffer.from(value, 'base64url');
  const key = Buffer.from(hkdfSync('sha256', secret, '', keyPurpose, keyBytes));
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(boundBytes(bound)).setAuthTag(bytes.subarray(-tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]);
}
