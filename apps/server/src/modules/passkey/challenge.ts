// Challenges of passkeys. A challenge carries its own scope and expiry, authenticated by our key, so that requesting one, which any visitor may, stores no row.
// An answered challenge is spent.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The scope of a challenge: the one purpose for which its answer counts. */
export type ChallengeScope = {
  /** The merchant's code, or the operator's realm. */
  realm: string;
  purpose: 'register' | 'login';
  /** The person who adds a passkey; empty for a login, whose person is not known yet. */
  personId: string;
  /** The device of a member, or the invitation of staff; empty for a login of staff. */
  place: string;
};

const nonceBytes = 16;
const timeBytes = 6;
const macBytes = 32;

/** Long enough for a person to use the fingerprint reader, or to find the other phone. */
export const challengeMs = 5 * 60_000;

function macOf(secretKey: Buffer, wanted: ChallengeScope, head: Buffer): Buffer {
  const { realm, purpose, personId, place } = wanted;
  const about = [realm, purpose, personId, place].join('\n');
  return createHmac('sha256', secretKey)
    .update('parlour/passkey-challenge\n')
    .update(about)
    .update(head)
    .digest();
}

export function mintChallenge(secretKey: Buffer, wanted: ChallengeScope, now: Date): Buffer {
  const time = Buffer.alloc(timeBytes);
  time.writeUIntBE(now.getTime() + challengeMs, 0, timeBytes);
  const head = Buffer.concat([randomBytes(nonceBytes), time]);
  return Buffer.concat([head, macOf(secretKey, wanted, head)]);
}

export type GoodChallenge = { hash: Buffer; expiresAt: Date };

/** Null for a challenge that is not ours, for another scope, or expired. Only the database knows whether it was answered before. */
export function readChallenge(
  secretKey: Buffer,
  wanted: ChallengeScope,
  { challenge, now }: { challenge: string; now: Date },
): GoodChallenge | null {
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length !== nonceBytes + timeBytes + macBytes) return null;
  const head = bytes.subarray(0, nonceBytes + timeBytes);
  const mac = bytes.subarray(nonceBytes + timeBytes);
  if (!timingSafeEqual(mac, macOf(secretKey, wanted, head))) return null;
  const expiresAt = new Date(head.readUIntBE(nonceBytes, timeBytes));
  if (expiresAt.getTime() <= now.getTime()) return null;
  return { hash: createHash('sha256').update(bytes).digest(), expiresAt };
}
