// Challenges of passkeys. One says itself for whom and until when it is good, under a key of ours: so asking for one, which anybody may, leaves no row. Answered, it is spent.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What it is for: a new passkey of this member, or a login, each on this device. */
export type ChallengeFor = {
  merchantCode: string;
  purpose: 'register' | 'login';
  /** Of whoever makes one; empty for a login, which nobody has begun as anybody. */
  memberId: string;
  deviceId: string;
};

const nonceBytes = 16;
const timeBytes = 6;
const macBytes = 32;

/** As long as a person needs to find the finger, or the other phone. */
export const challengeMs = 5 * 60_000;

function macOf(secretKey: Buffer, wanted: ChallengeFor, head: Buffer): Buffer {
  const { merchantCode, purpose, memberId, deviceId } = wanted;
  const about = [merchantCode, purpose, memberId, deviceId.toLowerCase()].join('\n');
  return createHmac('sha256', secretKey)
    .update('parlour/passkey-challenge\n')
    .update(about)
    .update(head)
    .digest();
}

export function mintChallenge(secretKey: Buffer, wanted: ChallengeFor, now: Date): Buffer {
  const time = Buffer.alloc(timeBytes);
  time.writeUIntBE(now.getTime() + challengeMs, 0, timeBytes);
  const head = Buffer.concat([randomBytes(nonceBytes), time]);
  return Buffer.concat([head, macOf(secretKey, wanted, head)]);
}

export type GoodChallenge = { hash: Buffer; expiresAt: Date };

/** Null for one that is not ours, not for this, or too old. Whether it was answered before only the database knows. */
export function readChallenge(
  secretKey: Buffer,
  wanted: ChallengeFor,
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
