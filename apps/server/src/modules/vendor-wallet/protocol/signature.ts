// Checks that a call comes from its integration: RSA-SHA256 over the raw body, with the key in the merchant's settings (W5).
import { createPublicKey, verify, type KeyObject } from 'node:crypto';

export type CheckSignature = (publicKey: string, body: Buffer, signature: unknown) => boolean;

const base64 = /^[A-Za-z0-9+/]{1,1366}={0,2}$/;

/** Creates the check. Parsing a key costs as much as checking with it, so each is parsed once. */
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
      // The setting is not a key, so no signature is valid.
      return false;
    }
  };
}
