// Whether a call comes from the integration that it names: RSA-SHA256 over the body as it came, by the key in the merchant's settings (W5).
import { createPublicKey, verify, type KeyObject } from 'node:crypto';

export type CheckSignature = (publicKey: string, body: Buffer, signature: unknown) => boolean;

const base64 = /^[A-Za-z0-9+/]{1,1366}={0,2}$/;

/** Reading a key costs as much as checking with it, so each is read once. */
export function signatureCheck(): CheckSignature {
  const read = new Map<string, KeyObject>();
  const keyOf = (pem: string): KeyObject => {
    const key = read.get(pem) ?? createPublicKey(pem);
    if (read.size < 1_000) read.set(pem, key);
    return key;
  };
  return (publicKey, body, signature) => {
    if (typeof signature !== 'string' || !base64.test(signature)) return false;
    try {
      return verify('sha256', body, keyOf(publicKey), Buffer.from(signature, 'base64'));
    } catch {
      // The setting is no key: then no signature is right.
      return false;
    }
  };
}
