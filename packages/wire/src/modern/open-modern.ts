// Opens the modern envelope on the server (NET-06), with Node's own cryptography.
import {
  constants,
  createDecipheriv,
  createHash,
  hkdfSync,
  privateDecrypt,
  type KeyObject,
} from 'node:crypto';
import {
  boundBytes,
  ivBytes,
  keyBytes,
  keyPurpose,
  tagBytes,
  type EnvelopeBinding,
} from './binding.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

type ModernEnvelope = { encryption: string; value: string; bound: EnvelopeBinding };

export const modernDigest = (value: string): string =>
  createHash('sha256').update(value).digest('base64url');

const isWellFormed = ({ encryption, value }: ModernEnvelope): boolean =>
  /^[\w-]{342}$/.test(encryption) && /^[\w-]+$/.test(value);

/** Returns the payload's text; null if the envelope does not open or is bound to other values. */
export function openModern(sent: ModernEnvelope, privateKey: KeyObject): string | null {
  if (!isWellFormed(sent)) return null;
  try {
    return utf8.decode(decryptPayload(sent, decryptSecret(sent.encryption, privateKey)));
  } catch {
    // OpenSSL throws for a secret of another key, a short payload and a wrong tag, the decoder for invalid UTF-8.
    return null;
  }
}

function decryptSecret(encryption: string, key: KeyObject): Buffer {
  const oaep = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  const secret = privateDecrypt({ key, ...oaep }, Buffer.from(encryption, 'base64url'));
  if (secret.length !== keyBytes) throw new Error('the secret has another length');
  return secret;
}

function decryptPayload({ value, bound }: ModernEnvelope, secret: Buffer): Buffer {
  const bytes = Buffer.from(value, 'base64url');
  const key = Buffer.from(hkdfSync('sha256', secret, '', keyPurpose, keyBytes));
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(boundBytes(bound)).setAuthTag(bytes.subarray(-tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]);
}
