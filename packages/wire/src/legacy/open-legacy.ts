// Opens the legacy envelope on the server (NET-05). Node's OpenSSL has no single DES, but triple DES with the same key three times is equal.
import { constants, createDecipheriv, privateDecrypt, type KeyObject } from 'node:crypto';

const secretLength = 16;
const utf8 = new TextDecoder('utf-8', { fatal: true });

type LegacyEnvelope = { encryption: string; value: string };

/** True for the canonical form of number and payload, so that a replay cannot be disguised as another text. */
const isWellFormed = ({ encryption, value }: LegacyEnvelope): boolean =>
  /^[0-9a-f]{256}$/.test(encryption) &&
  /^[A-Za-z0-9+/]+={0,2}$/.test(value) &&
  value.length % 4 === 0;

/** Returns the payload's text; null if the envelope does not open. */
export function openLegacy(sent: LegacyEnvelope, privateKey: KeyObject): string | null {
  if (!isWellFormed(sent)) return null;
  try {
    const secret = decryptSecret(sent.encryption, privateKey);
    return secret && utf8.decode(decryptPayload(sent.value, secret));
  } catch {
    // OpenSSL throws for a number above the modulus and for wrong padding, the decoder for invalid UTF-8.
    return null;
  }
}

function decryptSecret(encryption: string, key: KeyObject): Buffer | null {
  const padding = constants.RSA_NO_PADDING;
  const opened = privateDecrypt({ key, padding }, Buffer.from(encryption, 'hex'));
  const [zeros, secret] = [opened.subarray(0, -secretLength), opened.subarray(-secretLength)];
  const isSecret = zeros.every((byte) => byte === 0) && /^[A-Za-z0-9]+$/.test(secret.toString());
  return isSecret ? secret : null;
}

function decryptPayload(value: string, secret: Buffer): Buffer {
  const key = secret.subarray(0, 8);
  const decipher = createDecipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null);
  return Buffer.concat([decipher.update(value, 'base64'), decipher.final()]);
}
