// Sets a new password by a code (REG-05). This opens no session, and the login that follows still needs every second factor.
import type { AuditEvent } from '@parlour/contract/audit/event';
import type { Call } from '#http/call';
import { addressKey, type Limits } from '#http/limits';
import { Refusal } from '#http/refusal';
import type { CallInput } from '#http/route';
import { auditFrom, writeAudit } from '#modules/audit';
import { checkCode, endRightCode, type CodeDeps } from '#modules/codes';
import { forgetAddresses, unlockName } from '#modules/login';
import { readMobile } from '#modules/messages';
import { noteEmailProven } from '#modules/member';
import { demandStrength, replacePassword, type PasswordCheck } from '#modules/password';
import {
  forgetMember,
  removeOtherSessions,
  forgetOtherDevices,
  hashSecret,
} from '#modules/session';
import { findOwner, type Owner } from './store.ts';
import type { TellOwner } from './tell-owner.ts';
import { codeOf, plainAddress, type ResetContact } from './reset-contact.ts';

export type ResetDeps = CodeDeps & {
  limits: Limits;
  passwords: PasswordCheck;
  tellOwner: TellOwner;
};

type Input = CallInput<'resetPassword'>;

const seconds = 300;

export async function resetPassword(call: Call, input: Input, deps: ResetDeps): Promise<null> {
  const { merchant } = call;
  const way = wayOf(input);
  await countTry(call, deps);
  // The strength is checked before the code, from the input alone: this reveals nothing of the account and costs no try.
  await demandStrength(call, { password: input.newPassword, username: input.username });
  const given = { ...codeOf(way, input.loginDeviceId), code: input.verificationCode };
  const isRight = await checkCode(merchant, given, deps);
  // A right code proves the owner, unless the account has changed since.
  const owner = isRight
    ? await deps.database.read(merchant.code, (tx) => findOwner(tx, way))
    : null;
  if (!owner) return refuse(call, { input, way }, deps);
  // Only the owner gets this answer; the code stays valid for another password.
  if (await deps.passwords.matches(input.newPassword, owner.passwordHash, call)) {
    throw new Refusal('password_weak', { reasons: ['same'] });
  }
  const to = await deps.passwords.hash(input.newPassword, call);
  const { id: memberId, email } = owner;
  const at = deps.clock();
  await deps.database.transaction(merchant.code, async (tx) => {
    const isSpent = await endRightCode(tx, given, deps);
    const change = { memberId: owner.id, from: owner.passwordHash, to };
    // Another call was faster: this transaction is rolled back.
    if (!isSpent || !(await replacePassword(tx, change))) {
      throw new Refusal('verification_code_err');
    }
    // The code went to the address.
    const isProven = way.channel === 'email' && email !== null;
    await Promise.all([
      isProven ? noteEmailProven(tx, { memberId, email, at }) : null,
      removeOtherSessions(tx, owner.id, null),
      forgetMember(tx, owner.id),
      forgetAddresses(tx, owner.id),
      unlockName(tx, { memberId: owner.id, username: owner.username }).then(() =>
        forgetOtherDevices(tx, owner.id, call.deviceCookie ? hashSecret(call.deviceCookie) : null),
      ),
      writeAudit(tx, eventOf(call, { input, way, owner, result: 'ok' }, deps)),
    ]);
  });
  await deps.tellOwner(call, { owner, channel: way.channel });
  return null;
}

/** Counts tries of one address. Each code has its own tries, and a number or name gets few codes a day. */
async function countTry({ merchant, address }: Call, { limits }: ResetDeps): Promise<void> {
  const key = `reset:${merchant.code}:from:${addressKey(address)}`;
  const most = merchant.setting('limits.loginPerAddress');
  const retryAfter = await limits.take(key, most, seconds);
  if (retryAfter !== null) throw new Refusal('TOO_MANY_REQUEST.code', { retryAfter });
}

function wayOf({ username, mobileNum, countryDialingCode, email }: Input): ResetContact {
  if (mobileNum !== undefined) {
    // No code was ever sent to an invalid number.
    return { username, channel: 'sms', place: readMobile(mobileNum, countryDialingCode) ?? '' };
  }
  if (email === undefined) throw new Refusal('request_param_err');
  return { username, channel: 'email', place: plainAddress(email) };
}

type ResetAttempt = { input: Input; way: ResetContact };

async function refuse(call: Call, attempt: ResetAttempt, deps: ResetDeps): Promise<never> {
  const event = eventOf(call, { ...attempt, owner: null, result: 'wrong_code' }, deps);
  await deps.database.query(call.merchant.code, (tx) => writeAudit(tx, event));
  throw new Refusal('verification_code_err');
}

type ResetOutcome = ResetAttempt & {
  owner: Owner | null;
  result: AuditEvent<'password.reset'>['result'];
};

/** One event per reset, however many sessions end with it. */
const eventOf = (
  call: Call,
  { input, way, owner, result }: ResetOutcome,
  { clock }: ResetDeps,
): AuditEvent<'password.reset'> => ({
  ...auditFrom(call),
  action: 'password.reset',
  result,
  about: { channel: way.channel },
  at: clock(),
  actor: owner ? 'member' : 'guest',
  memberId: owner?.id ?? null,
  subject: input.username,
});
