// An address as the log has it: the same in every process and after every restart, so that a caller can be followed, and worth
// nothing without SECRET_KEY: all IPv4 addresses are soon tried.
import { createHmac, hkdfSync } from 'node:crypto';
import { addressKey } from './limits.ts';

export type HashAddress = (address: string) => string;

/** Callers that limits count as one have one hash. */
export function addressHash(secretKey: Buffer): HashAddress {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'addresses in the log', 32));
  return (address) =>
    createHmac('sha256', key).update(addressKey(address)).digest('base64url').slice(0, 16);
}
