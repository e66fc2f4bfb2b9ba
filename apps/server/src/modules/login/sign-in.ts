// The rule of logging in with username and password: count, compare, look at what else is asked, open a session.
import type { SecondFactor } from '@parlour/contract/login/second-factors';
import type { SessionHalves } from '#http/call';
import type { Limits } from '#http/limits';
import type { Merchant } from '#http/merchant';
import { Refusal } from '#http/refusal';
import type { OpenSession } from '#modules/session';
import { countAttempt } from './attempts.ts';
import type { PasswordCheck } from './password-check.ts';
import type { LoginMember, LoginStore } from './store.ts';

export type SignInDeps = {
  store: LoginStore;
  limits: Limits;
  passwords: PasswordCheck;
  openSession: OpenSession;
  clock: () => Date;
};

export type Credentials = {
  username: string;
  password: string;
  deviceId: string;
  address: string;
  /** The cookie half of the session that this login replaces. */
  replacedCookie: string | null;
};

export type SignedIn = SessionHalves & {
  id: string;
  userName: string;
  firstTimeLogin: boolean;
  passwordExpired: boolean;
  passwordChangeRequired: boolean;
};

export async function signIn(
  merchant: Merchant,
  given: Credentials,
  deps: SignInDeps,
): Promise<SignedIn> {
  await countAttempt(deps.limits, { merchant, ...given });
  const member = await findByPassword(merchant, given, deps);
  requireNoSecondFactor(merchant, member);
  const passwordChangeRequired = mustChangePassword(merchant, member, given.password);
  const halves = await deps.openSession(merchant, {
    memberId: member.id,
    deviceId: given.deviceId,
    limited: passwordChangeRequired,
    replacedCookie: given.replacedCookie,
  });
  await deps.store.updateLoginTimes(merchant.code, member.id, deps.clock());
  return {
    ...halves,
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
  { store, passwords }: SignInDeps,
): Promise<LoginMember> {
  const member = await store.findByUsername(merchant.code, given.username);
  const isRight = await passwords.matches(given.password, member?.passwordHash ?? null);
  if (!member || !isRight || member.disabled) throw new Refusal('login.cred.err');
  return member;
}

/** Names the factors that the member has and the merchant allows (LOGIN-05). */
function requireNoSecondFactor(merchant: Merchant, member: LoginMember): void {
  const allowed = merchant.setting('twoFactor.methods');
  const asked = member.secondFactors.filter((factor: SecondFactor) => allowed.includes(factor));
  if (asked.length === 0) return;
  throw new Refusal(
    'login_verify_required',
    Object.fromEntries(asked.map((factor) => [factor, true])),
  );
}

/** LOGIN-04: the password that everybody is given, or an expired one where the merchant insists. */
function mustChangePassword(merchant: Merchant, member: LoginMember, password: string): boolean {
  const isInitial = password === merchant.setting('initialPassword');
  return isInitial || (member.passwordExpired && merchant.flag('PWDEXPFORCECHANGE3'));
}
