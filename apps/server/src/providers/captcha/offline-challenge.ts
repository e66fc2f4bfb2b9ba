// A challenge of version 3 that we create while the provider is down. Its 32 characters hold the time, a random part, and a
// code that only we can compute. Every process recognizes it, and none has to store it.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { GeetestAccount } from './geetest-account.ts';

type ChallengeOwner = Pick<GeetestAccount, 'merchantCode' | 'id'>;
type ChallengeContext = { whose: ChallengeOwner; now: Date; secretKey: Buffer };

const goodForSeconds = 600;
const headLength = 16;
export const challengeLength = 32;

const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1_000);

const markOf = (head: string, { merchantCode, id }: ChallengeOwner, secretKey: Buffer): string =>
  createHmac('sha256', secretKey)
    .update(['parlour/captcha-offline', merchantCode, id, head].join('\n'))
    .digest('hex')
    .slice(0, challengeLength - headLength);

export function makeOfflineChallenge({ whose, now, secretKey }: ChallengeContext): string {
  const time = secondsOf(now).toString(16).padStart(8, '0');
  const head = time + randomBytes(4).toString('hex');
  return head + markOf(head, whose, secretKey);
}

/** Checks a challenge. none: it was not created by us for this account. old: it has expired. */
export function readOfflineChallenge(
  challenge: string,
  { whose, now, secretKey }: ChallengeContext,
): 'none' | 'old' | 'good' {
  if (!/^[0-9a-f]{32}$/.test(challenge)) return 'none';
  const head = challenge.slice(0, headLength);
  const [given, wanted] = [challenge.slice(headLength), markOf(head, whose, secretKey)];
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(wanted))) return 'none';
  const age = secondsOf(now) - Number.parseInt(head.slice(0, 8), 16);
  return age >= 0 && age < goodForSeconds ? 'good' : 'old';
}
