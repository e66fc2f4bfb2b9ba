// Opens the family's envelope. Written from docs/wire.md alone, without the platform's code, so that each checks the other.
import {
  constants,
  createDecipheriv,
  createPublicKey,
  generateKeyPairSync,
  privateDecrypt,
} from 'node:crypto';

export type EnvelopeKey = {
  /** The modulus in hex, as callers receive it. */
  modulus: string;
  /** Decrypts a body; null if that fails. */
  open: (sent: SealedBody) => string | null;
};
type SealedBody = { value: string; encryption: string; digest: string; rsa: string };

/** Creates the RSA key of step 1: 1024 bits, exponent 10001 hex. */
export function makeEnvelopeKey(): EnvelopeKey {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 1024,
    publicExponent: 0x10001,
  });
  const { n = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const modulus = Buffer.from(n, 'base64url').toString('hex');

  function open({ value, encryption, digest, rsa }: SealedBody): string | null {
    if (digest !== value || rsa !== modulus || !/^[0-9a-f]{256}$/.test(encryption)) return null;
    // Step 3: zero bytes, then K.
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
