// Which attempts a captcha stands before: those that compare a password. A code by text message had its own when it was sent, and what a device remembers is guessed by nobody (decision 070).
import type { CaptchaFields } from '@parlour/contract/codes/fields.schema';
import type { Call } from '#http/call';
import { captchaKind, demandCaptcha, refuseCaptcha } from '#modules/captcha';
import type { ProofDeps } from '../proofs/proof.ts';
import { findMemberByName } from '../store.ts';
import type { FirstProof } from './outcome.ts';
import { isWaiting } from './store.ts';

type Asked = {
  first: FirstProof;
  /** The second call of an attempt, which has no captcha of its own. */
  isSecond: boolean;
  input: CaptchaFields & { username: string; loginDeviceId: string };
};

/** Before anything is counted or compared: what fails here costs nobody a try. */
export async function askCaptcha(
  call: Call,
  { first, isSecond, input }: Asked,
  deps: ProofDeps,
): Promise<void> {
  if (first !== 'password') return;
  if (!isSecond) return demandCaptcha(call, { gate: 'login', given: input }, deps);
  const kind = captchaKind('login', call.merchant);
  if (kind !== 'none' && !(await hasBegun(call, input, deps))) throw refuseCaptcha(kind);
}

/** Nobody has it: the same is asked of the database for a name that nobody has. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** The first call of this attempt has passed its captcha. Without it this call would be a way round: it compares the password, too (A10). */
async function hasBegun(
  { merchant }: Call,
  { username, loginDeviceId: deviceId }: Asked['input'],
  { database, clock }: ProofDeps,
): Promise<boolean> {
  const member = await database.read(merchant.code, (tx) => findMemberByName(tx, username));
  const waiting = { memberId: member?.id ?? nobody, deviceId, now: clock() };
  return database.read(merchant.code, (tx) => isWaiting(tx, waiting));
}
