// Secrets of 256 bit: both halves of a session, hand-off codes, wallet tokens. Only their SHA-256 is stored.
import { createHmac, hash, randomBytes } from 'node:crypto';

const bytes = 32;
const format = /^[A-Za-z0-9_-]{43}$/;

const sha256 = (secret: string): Buffer => hash('sha256', secret, 'buffer');

export function mintSecret(): { secret: string; hash: Buffer } {
  const secret = randomBytes(bytes).toString('base64url');
  return { secret, hash: sha256(secret) };
}

/** The secret that follows another one; the same input returns the same secret. */
export function secretAfter(secretKey: Buffer, shown: string): { secret: string; hash: Buffer } {
  const secret = createHmac('sha256', secretKey)
    .update('parlour/next-secret')
    .update(shown)
    .digest('base64url');
  return { secret, hash: sha256(secret) };
}

/** Hashes a secret. Null for an absent or malformed one, so that no garbage reaches the database. */
export const hashSecret = (given: string | null): Buffer | null =>
  given !== null && format.test(given) ? sha256(given) : null;
