// The rule of logging in with username and password: count the attempt, compare the password, refuse where a second factor is due, open a session.
import type { SecondFactor } from '@parlour/contract/login/second-factors';
import type { Database } from '@parlour/database/connection';
import type { Call } from '#http/call';
import type { Limits } from '#http/limits';
import type { Merchant } from '#http/merchant';
import { Refusal } from '#http/refusal';
import type { CallAnswer, CallInput } from '#http/route';
import { openSession } from '#modules/session';
import { countAttempt } from './count-attempt.ts';
import type { PasswordCheck } from './password-check.ts';
import { findMemberByName, updateLoginTimes, type LoginMember } from './store.ts';

export type SignInDeps = {
  database: Database;
  limits: Limits;
  passwords: PasswordCheck;
  clock: () => Date;
};

type Credentials = { username: string; password: string };

export async function signIn(
  call: Call,
  input: CallInput<'signIn'>,
  deps: SignInDeps,
): Promise<CallAnswer<'signIn'>> {
  // Codes by sms and third-party sign-in are features of their own.
  if (input.type !== 'username') throw new Refusal('function.not.available');
  const { merchant } = call;
  await countAttempt(deps.limits, { ...call, username: input.username });
  const member = await findByPassword(merchant, input, deps);
  requireNoSecondFactor(merchant, member);
  const passwordChangeRequired = mustChangePassword(merchant, member, input.password);
  const wanted = {
    memberId: member.id,
    deviceId: input.loginDeviceId,
    limited: passwordChangeRequired,
    replacedCookie: call.sessionCookie,
  };
  const { token, cookie } = await openSession(merchant, wanted, deps);
  const loggedIn = { merchantCode: merchant.code, memberId: member.id, at: deps.clock() };
  await deps.database.transaction(merchant.code, (tx) => updateLoginTimes(tx, loggedIn));
  call.beginSession({ memberId: member.id, cookie });
  return {
    token,
    id: member.id,
    userName: member.username,
    firstTimeLogin: member.firstLoginAt === null,
    passwordExpired: member.passwordExpired,
    passwordChangeRequired,
  };
}

/** Unknown name, wrong password and disabled member cost one comparison and answer alike (LOGIN-11). */
async function findByPassword(
  merchant: Merchant,
  given: Credentials,
  { database, passwords }: SignInDeps,
): Promise<LoginMember> {
  const member = await database.read(merchant.code, (tx) => findMemberByName(tx, given.username));
  const isRight = await passwords.matches(given.password, member?.passwordHash ?? null);
  if (!member || !isRight || member.disabled) throw new Refusal('login.cred.err');
  return member;
}

/** Names the factors that the member has and the merchant allows (LOGIN-05). */
function requireNoSecondFactor(merchant: Merchant, member: LoginMember): void {
  const allowed = merchant.setting('twoFactor.methods');
  const due = member.secondFactors.filter((factor: SecondFactor) => allowed.includes(factor));
  if (due.length === 0) return;
  throw new Refusal(
    'login_verify_required',
    Object.fromEntries(due.map((factor) => [factor, true])),
  );
}

/** LOGIN-04: the password is the merchant's initial one, or it is expired and the merchant insists on a new one. */
function mustChangePassword(merchant: Merchant, member: LoginMember, password: string): boolean {
  const isInitial = password === merchant.setting('initialPassword');
  return isInitial || (member.passwordExpired && merchant.flag('PWDEXPFORCECHANGE3'));
}
