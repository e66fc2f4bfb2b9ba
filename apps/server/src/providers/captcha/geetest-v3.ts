// The adapter of Geetest 3 (docs/vendors.md 4): a challenge is registered, and its result is validated. While the provider is down we
// create the challenge ourselves, and the box works without the provider.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { GeetestAccount } from './geetest-account.ts';
import type { AskGeetest } from './ask-geetest.ts';
import type { IsUp } from './bypass-status.ts';
import {
  CaptchaUnavailable,
  type CaptchaParameters,
  type CaptchaResult,
  type CaptchaVerdict,
} from './captcha.ts';
import {
  challengeLength,
  makeOfflineChallenge,
  readOfflineChallenge,
} from './offline-challenge.ts';

export type V3Deps = {
  ask: AskGeetest;
  isUp: IsUp;
  clock: () => Date;
  secretKey: Buffer;
  /** Marks a key as spent; false if it was spent before. */
  spendOnce: (key: string, seconds: number) => Promise<boolean>;
};

const Registered = z.object({ challenge: z.string().regex(/^[0-9a-f]{32}$/) });
/** The answer to a validation; `seccode` is `false` if the result is refused. */
const Validated = z.object({ seccode: z.union([z.string(), z.literal(false)]) });
const sdk = 'parlour';
const keptSeconds = 600;

export async function beginV3(account: GeetestAccount, deps: V3Deps): Promise<CaptchaParameters> {
  const { id: gt, key, apiUrl } = account;
  if (!(await deps.isUp(account))) {
    const challenge = makeOfflineChallenge({ whose: account, now: deps.clock(), ...deps });
    return { gt, challenge, newCaptcha: true, success: false };
  }
  const query = { gt, json_format: '1', digestmod: 'md5', client_type: 'web', sdk };
  const answer = await deps.ask({ base: apiUrl, path: '/register.php', query });
  const registered = Registered.safeParse(answer).data;
  if (!registered) throw new CaptchaUnavailable('unreachable');
  const challenge = createHash('md5')
    .update(registered.challenge + key)
    .digest('hex');
  return { gt, challenge, newCaptcha: true, success: true };
}

export async function checkV3(
  account: GeetestAccount,
  { geetestChallenge: challenge = '', geetestSeccode: seccode = '' }: CaptchaResult,
  deps: V3Deps,
): Promise<CaptchaVerdict> {
  if (challenge.length < challengeLength || seccode === '') return 'refused';
  // A slide appends two characters to the challenge.
  const own = challenge.slice(0, challengeLength);
  const offline = readOfflineChallenge(own, { whose: account, now: deps.clock(), ...deps });
  if (offline === 'old') return 'refused';
  if (offline === 'good') {
    const key = `captcha:${account.merchantCode}:${own}`;
    return (await deps.spendOnce(key, keptSeconds)) ? 'passed' : 'refused';
  }
  return validate(account, { seccode, challenge, captchaid: account.id }, deps);
}

async function validate(
  { apiUrl }: GeetestAccount,
  result: { seccode: string; challenge: string; captchaid: string },
  { ask }: V3Deps,
): Promise<CaptchaVerdict> {
  const form = { ...result, json_format: '1', sdk };
  const answer = await ask({ base: apiUrl, path: '/validate.php', query: {}, form });
  // In a plain-text answer `false` and an empty body also mean refusal.
  if (answer === false || answer === '') return 'refused';
  const said = Validated.safeParse(answer).data?.seccode;
  if (said === undefined) return 'unreachable';
  return said === false || said === '' || said === 'false' ? 'refused' : 'passed';
}
