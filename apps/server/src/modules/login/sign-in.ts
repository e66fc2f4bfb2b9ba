// The rule of logging in with username and password: count the attempt and the guess, compare the password, refuse where a second factor is due, open a session.
import type { SecondFactor } from '@parlour/contract/login/second-factors';
import type { Database } from '@parlour/database/connection';
import type { Call } from '#http/call';
import type { Limits } from '#http/limits';
import type { Merchant } from '#http/merchant';
import { Refusal } from '#http/refusal';
import type { CallAnswer, CallInput } from '#http/route';
import { openSession } from '#modules/session';
import { countAttempt } from './count-attempt.ts';
import {
  beginAttempt,
  dropAttempt,
  passAttempt,
  rememberDevice,
  type Attempt,
} from './lock/lock.ts';
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
  const { member, attempt } = await findByPassword(call, input, deps);
  await passAttempt(merchant, attempt, deps);
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
  const device = await rememberDevice(merchant, { memberId: member.id, attempt }, deps);
  if (device !== null) call.rememberDevice(device);
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

type Found = { member: LoginMember; attempt: Attempt };

/** Unknown name, wrong password, disabled member and a lock cost one comparison and answer alike (LOGIN-11, A1). */
async function findByPassword(
  { merchant, deviceCookie }: Call,
  given: Credentials,
  deps: SignInDeps,
): Promise<Found> {
  const { username, password } = given;
  const member = await deps.database.read(merchant.code, (tx) => findMemberByName(tx, username));
  const guess = { username, memberId: member?.id ?? null, deviceCookie };
  const attempt = await beginAttempt(merchant, guess, deps);
  const compared = attempt.isLocked ? null : (member?.passwordHash ?? null);
  const isRight = await deps.passwords.matches(password, compared).catch(async (error: unknown) => {
    if (!attempt.isLocked) await dropAttempt(merchant, attempt, deps);
    throw error;
  });
  if (member && isRight && !member.disabled) return { member, attempt };
  const { retryAfter } = attempt;
  throw new Refusal('login.cred.err', retryAfter === null ? undefined : { retryAfter });
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
