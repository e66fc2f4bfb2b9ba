// Hashes addresses for the log. A hash is the same after every restart, so that a caller can be followed. It is keyed,
// because all IPv4 addresses are quickly tried.
import { createHmac, createSecretKey, hkdfSync } from 'node:crypto';
import { addressKey } from '@parlour/limits/address-key';
import { remember } from '@parlour/limits/remember';

export type HashAddress = (address: string) => string;

/** Creates the hash. Callers that the limits count as one have the same hash. */
export function addressHash(secret: Buffer): HashAddress {
  const own = hkdfSync('sha256', secret, '', 'addresses in the log', 32);
  const key = createSecretKey(Buffer.from(own));
  return remember((address) =>
    createHmac('sha256', key).update(addressKey(address)).digest('base64url').slice(0, 16),
  );
}
