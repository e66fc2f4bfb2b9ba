// A challenge of version 3 that was made while the provider was down. It says so itself, in its 32 characters: when it was made, something
// random, and a mark that only we can make. So every process knows it again, and none has to remember it.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CaptchaAccount } from './account.ts';

type Whose = Pick<CaptchaAccount, 'merchantCode' | 'id'>;
type Made = { whose: Whose; now: Date; secretKey: Buffer };

const goodForSeconds = 600;
const headLength = 16;
export const challengeLength = 32;

const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1_000);

const markOf = (head: string, { merchantCode, id }: Whose, secretKey: Buffer): string =>
  createHmac('sha256', secretKey)
    .update(['parlour/captcha-offline', merchantCode, id, head].join('\n'))
    .digest('hex')
    .slice(0, challengeLength - headLength);

export function makeOfflineChallenge({ whose, now, secretKey }: Made): string {
  const time = secondsOf(now).toString(16).padStart(8, '0');
  const head = time + randomBytes(4).toString('hex');
  return head + markOf(head, whose, secretKey);
}

/** none: it was not made here, or for somebody else. */
export function readOfflineChallenge(
  challenge: string,
  { whose, now, secretKey }: Made,
): 'none' | 'old' | 'good' {
  if (!/^[0-9a-f]{32}$/.test(challenge)) return 'none';
  const head = challenge.slice(0, headLength);
  const [given, wanted] = [challenge.slice(headLength), markOf(head, whose, secretKey)];
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(wanted))) return 'none';
  const age = secondsOf(now) - Number.parseInt(head.slice(0, 8), 16);
  return age >= 0 && age < goodForSeconds ? 'good' : 'old';
}
