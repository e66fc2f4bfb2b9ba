// Requires a captcha for attempts that compare a password. A code by text message had its own when it was sent, and a remember token cannot be guessed (decision 070).
import type { CaptchaFields } from '@parlour/contract/codes/fields.schema';
import type { Call } from '#http/call';
import { captchaKind, demandCaptcha, refuseCaptcha } from '#modules/captcha';
import type { ProofDeps } from '../proofs/proof.ts';
import { findMemberByName } from '../store.ts';
import type { FirstProof } from './outcome.ts';
import { isWaiting } from './store.ts';

type CaptchaAttempt = {
  first: FirstProof;
  /** True for the second call of an attempt, which has no captcha itself. */
  isSecond: boolean;
  input: CaptchaFields & { username: string; loginDeviceId: string };
};

/** Checks the captcha before anything is counted or compared: a failure here does not cost a try. */
export async function askCaptcha(
  call: Call,
  { first, isSecond, input }: CaptchaAttempt,
  deps: ProofDeps,
): Promise<void> {
  if (first !== 'password') return;
  if (!isSecond) return demandCaptcha(call, { gate: 'login', given: input }, deps);
  const kind = captchaKind('login', call.merchant);
  if (kind !== 'none' && !(await hasBegun(call, input, deps))) throw refuseCaptcha(kind);
}

/** An id that no member has, so that an unknown name causes the same query. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** True if the attempt's first call has passed its captcha. Otherwise this call would bypass it, because it compares the password too (A10). */
async function hasBegun(
  { merchant }: Call,
  { username, loginDeviceId: deviceId }: CaptchaAttempt['input'],
  { database, clock }: ProofDeps,
): Promise<boolean> {
  const member = await database.read(merchant.code, (tx) => findMemberByName(tx, username));
  const waiting = { memberId: member?.id ?? nobody, deviceId, now: clock() };
  return database.read(merchant.code, (tx) => isWaiting(tx, waiting));
}
