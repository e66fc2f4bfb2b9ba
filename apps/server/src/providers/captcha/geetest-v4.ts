// The adapter of Geetest 4 (docs/vendors.md 4): the box needs nothing of us, and its result is validated under a signature.
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { CaptchaAccount } from './account.ts';
import type { AskGeetest } from './ask-geetest.ts';
import type { CaptchaParameters, CaptchaResult, CaptchaVerdict } from './captcha.ts';

export type V4Deps = {
  ask: AskGeetest;
  clock: () => Date;
  /** What Geetest complains of, by its code. */
  complain: (account: CaptchaAccount, code: string) => void;
};

const Answer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('success'), result: z.enum(['success', 'fail']) }),
  z.object({ status: z.literal('error'), code: z.coerce.string() }),
]);
const goodForSeconds = 600;
/** Two clocks are never quite the same. */
const aheadSeconds = 60;

/** Version 4 has no challenge: each box is loaded by its id alone. */
export const parametersOfV4 = ({ id: gt }: CaptchaAccount): CaptchaParameters => ({
  gt,
  challenge: '',
  newCaptcha: true,
  success: true,
});

export async function checkV4(
  account: CaptchaAccount,
  { geetestValidateV4: result }: CaptchaResult,
  deps: V4Deps,
): Promise<CaptchaVerdict> {
  if (!result || result.captcha_id !== account.id) return 'refused';
  if (!isOfNow(result.gen_time, deps.clock())) return 'refused';
  const { id: captcha_id, key, apiUrl: base } = account;
  const sign_token = createHmac('sha256', key).update(result.lot_number).digest('hex');
  const form = { ...result, sign_token };
  const said = await deps.ask({ base, path: '/validate', query: { captcha_id }, form });
  const answer = Answer.safeParse(said).data;
  if (!answer) return 'unreachable';
  if (answer.status === 'error') {
    deps.complain(account, answer.code);
    return 'refused';
  }
  return answer.result === 'success' ? 'passed' : 'refused';
}

/** Seconds since 1970. */
function isOfNow(time: string, now: Date): boolean {
  if (!/^\d{10}$/.test(time)) return false;
  const age = now.getTime() / 1_000 - Number(time);
  return age < goodForSeconds && age > -aheadSeconds;
}
