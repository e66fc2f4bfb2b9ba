// The rules for changing one's password (REG-04, A12, A13): the old one is required, a weak one is refused with the reasons, and all other sessions and remembered logins of the member end.
import type { AuditEvent } from '@parlour/contract/audit/event';
import type { MemberCall } from '#http/call';
import type { Limits } from '#http/limits';
import { Refusal } from '#http/refusal';
import type { CallInput } from '#http/route';
import { auditFrom, writeAudit } from '#modules/audit';
import {
  askSession,
  describeDevice,
  forgetMember,
  forgetOtherDevices,
  hashSecret,
  memberDeviceKey,
  removeOtherSessions,
  writeSession,
  type SessionDeps,
} from '#modules/session';
import type { CountryOf } from '#providers/countries/countries';
import type { PasswordCheck } from './password-check.ts';
import { findPassword, replacePassword } from './store.ts';
import { demandStrength } from './strength.ts';

export type ChangeDeps = SessionDeps & {
  limits: Limits;
  passwords: PasswordCheck;
  countryOf: CountryOf | null;
};

/** Limit of tries. The member's own devices are counted separately, but guessing on one is no faster than elsewhere. */
const tries = { count: 5, seconds: 300 };

export async function changePassword(
  call: MemberCall,
  input: CallInput<'changePassword'>,
  deps: ChangeDeps,
): Promise<{ token: string }> {
  const { merchant, session } = call;
  const { memberId } = session;
  const ownDevice = await memberDeviceKey(call, deps.database);
  const key = `password:${merchant.code}:${memberId}${ownDevice}`;
  const retryAfter = await deps.limits.take(key, tries.count, tries.seconds);
  if (retryAfter !== null) throw new Refusal('TOO_MANY_REQUEST.login', { retryAfter });
  const member = await deps.database.query(merchant.code, (tx) => findPassword(tx, memberId));
  const isRight = await deps.passwords.matches(input.old, member?.passwordHash ?? null, call);
  if (!member || !isRight) {
    const told = changeEvent(call, 'wrong_password', deps.clock());
    await deps.database.query(merchant.code, (tx) => writeAudit(tx, told));
    throw new Refusal('password_wrong');
  }
  const { username } = member;
  await demandStrength(call, { password: input.new, username, old: input.old });
  const to = await deps.passwords.hash(input.new, call);
  const now = deps.clock();
  const wanted = {
    memberId,
    deviceId: session.deviceId,
    limited: false,
    // The password was just given.
    basic: false,
    ...describeDevice(call, deps.countryOf),
    deviceHash: hashSecret(call.deviceCookie),
    replacedCookie: null,
  };
  const { token, cookie } = await deps.database.transaction(merchant.code, async (tx) => {
    const isChanged = await replacePassword(tx, { memberId, from: member.passwordHash, to });
    if (!isChanged) throw new Refusal('password_wrong');
    await askSession(tx, call, deps);
    await Promise.all([
      removeOtherSessions(tx, memberId, null),
      forgetMember(tx, memberId),
      forgetOtherDevices(tx, memberId, wanted.deviceHash),
      writeAudit(tx, changeEvent(call, 'ok', now)),
    ]);
    return writeSession(tx, { call, now }, wanted);
  });
  call.beginSession({ memberId, cookie });
  return { token };
}

/** The event of a change: one, however many sessions end with it. */
const changeEvent = (
  call: MemberCall,
  result: AuditEvent<'password.change'>['result'],
  at: Date,
): AuditEvent<'password.change'> => ({
  ...auditFrom(call),
  action: 'password.change',
  result,
  about: {},
  at,
  actor: 'member',
  memberId: call.session.memberId,
});
