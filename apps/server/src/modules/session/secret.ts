// The secrets that we give out: both halves of a session, hand-off codes, wallet tokens. 256 bit each; only their SHA-256 reaches the database.
import { createHmac, hash, randomBytes } from 'node:crypto';

const bytes = 32;
const format = /^[A-Za-z0-9_-]{43}$/;

const sha256 = (secret: string): Buffer => hash('sha256', secret, 'buffer');

/** A new secret with its hash. */
export function mintSecret(): { secret: string; hash: Buffer } {
  const secret = randomBytes(bytes).toString('base64url');
  return { secret, hash: sha256(secret) };
}

/** The secret that takes the place of another one: whoever asks twice with the same one gets the same. */
export function secretAfter(secretKey: Buffer, shown: string): { secret: string; hash: Buffer } {
  const secret = createHmac('sha256', secretKey)
    .update('parlour/next-secret')
    .update(shown)
    .digest('base64url');
  return { secret, hash: sha256(secret) };
}

/** Null for what is not given, or cannot be a secret of ours, so that no rubbish reaches the database. */
export const hashSecret = (given: string | null): Buffer | null =>
  given !== null && format.test(given) ? sha256(given) : null;
