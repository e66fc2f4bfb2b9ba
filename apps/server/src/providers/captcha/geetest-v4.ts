// The adapter of Geetest 4 (docs/vendors.md 4): the box needs nothing from our server, and its result is validated with a signed call.
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { GeetestAccount } from './geetest-account.ts';
import type { AskGeetest } from './ask-geetest.ts';
import type { CaptchaParameters, CaptchaResult, CaptchaVerdict } from './captcha.ts';

export type V4Deps = {
  ask: AskGeetest;
  clock: () => Date;
  /** Logs an error code that Geetest returns. */
  complain: (account: GeetestAccount, code: string) => void;
};

const Answer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('success'), result: z.enum(['success', 'fail']) }),
  z.object({ status: z.literal('error'), code: z.coerce.string() }),
]);
const goodForSeconds = 600;
/** The allowed difference between the two clocks, in seconds. */
const aheadSeconds = 60;

/** Parameters of a version 4 box, which has no challenge: it is loaded by the id alone. */
export const parametersOfV4 = ({ id: gt }: GeetestAccount): CaptchaParameters => ({
  gt,
  challenge: '',
  newCaptcha: true,
  success: true,
});

export async function checkV4(
  account: GeetestAccount,
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

/** Checks that a result's time, in seconds since 1970, is recent. */
function isOfNow(time: string, now: Date): boolean {
  if (!/^\d{10}$/.test(time)) return false;
  const age = now.getTime() / 1_000 - Number(time);
  return age < goodForSeconds && age > -aheadSeconds;
}
