// Opens the family's envelope, written from docs/wire.md alone: nothing of the platform's own code is in here, so that each checks the other.
import {
  constants,
  createDecipheriv,
  createPublicKey,
  generateKeyPairSync,
  privateDecrypt,
} from 'node:crypto';

export type EnvelopeKey = {
  /** In hex, as callers get it. */
  modulus: string;
  /** The body's text; null for what does not open. */
  open: (sent: Sent) => string | null;
};
type Sent = { value: string; encryption: string; digest: string; rsa: string };

/** RSA of 1024 bit with the exponent 10001 hex: step 1. */
export function makeEnvelopeKey(): EnvelopeKey {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 1024,
    publicExponent: 0x10001,
  });
  const { n = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const modulus = Buffer.from(n, 'base64url').toString('hex');

  function open({ value, encryption, digest, rsa }: Sent): string | null {
    if (digest !== value || rsa !== modulus || !/^[0-9a-f]{256}$/.test(encryption)) return null;
    // Step 3: zero bytes, and then K.
    const plain = privateDecrypt(
      { key: privateKey, padding: constants.RSA_NO_PADDING },
      Buffer.from(encryption, 'hex'),
    );
    const k = plain.subarray(-16);
    const isK = plain.subarray(0, -16).every((byte) => byte === 0);
    if (!isK || !/^[A-Za-z0-9]{16}$/.test(k.toString('latin1'))) return null;
    // Step 4: single DES is triple DES with one key three times.
    const key = Buffer.concat([k.subarray(0, 8), k.subarray(0, 8), k.subarray(0, 8)]);
    const decipher = createDecipheriv('des-ede3-ecb', key, null);
    return Buffer.concat([decipher.update(value, 'base64'), decipher.final()]).toString();
  }
  return {
    modulus,
    open: (sent) => {
      try {
        return open(sent);
      } catch {
        return null;
      }
    },
  };
}
