// The rule of logging in: count the attempt, look at its first proof and at its second, and say what is missing, or that a session may be opened (`open-login.ts`).
import { secondFactors, type SecondFactor } from '@parlour/contract/login/second-factors';
import type { ErrorCode } from '@parlour/contract/contract';
import type { Call } from '#http/call';
import type { Merchant } from '#http/merchant';
import { Refusal } from '#http/refusal';
import type { CallInput } from '#http/route';
import { ownDeviceKey, type OwnDevice } from '#modules/session';
import { askCaptcha } from './attempt/ask-captcha.ts';
import { admitAttempt } from './attempt/admit-attempt.ts';
import { addressHash } from './attempt/address-hash.ts';
import { outcomeOf, type AttemptFacts, type FirstProof } from './attempt/outcome.ts';
import { noteAttempt, type Noted } from './attempt/note-attempt.ts';
import { hasPassed, isWaiting } from './attempt/store.ts';
import { firstOf, namesOf } from './attempt/tried.ts';
import type { Login } from './login.ts';
import { proveAuthenticator } from './proofs/authenticator.ts';
import { provePasskey } from './proofs/passkey.ts';
import { proveEmail } from './proofs/email.ts';
import { proveIdentity } from './proofs/identity.ts';
import { provePassword } from './proofs/password.ts';
import { provePayeeName } from './proofs/payee-name.ts';
import type { ProofDeps, Proven } from './proofs/proof.ts';
import { proveRemembered } from './proofs/remembered.ts';
import { factorOf, type SecondGiven, type SecondProof } from './proofs/second-proof.ts';
import { proveSms } from './proofs/sms.ts';
import { proveSmsCode } from './proofs/sms-code.ts';
import type { LoginMember } from './store.ts';
import type { Registered, RegisterStranger } from './welcome.ts';

type Input = CallInput<'signIn'>;

export type SignInDeps = ProofDeps & { registerStranger: RegisterStranger };
type Done = Login | { registered: Registered };

export const signIn = (call: Call, input: Input, deps: SignInDeps): Promise<Done> =>
  attempt(call, { input, second: null }, deps);

/** The first proof is looked at again: this call tells no more of a password than the other (A10). */
export const verifySignIn = (call: Call, input: SecondGiven, deps: SignInDeps): Promise<Done> =>
  attempt(call, { input, second: input }, deps);

type Attempt = {
  input: Input | SecondGiven;
  second: SecondGiven | null;
};

async function attempt(call: Call, { input, second }: Attempt, deps: SignInDeps): Promise<Done> {
  const first = firstOf(input);
  if (first === 'passkey' && !call.merchant.setting('passkeys')) {
    throw new Refusal('function.not.available');
  }
  await askCaptcha(call, { first, isSecond: second !== null, input }, deps);
  const prove = async (): Promise<Proven> => {
    const { countryDialingCode } = input;
    const tried = { ...namesOf(input), first, countryDialingCode };
    const ownDevice = await admitAttempt(call, tried, deps);
    return proveFirst[first](call, { ...input, ownDevice }, deps);
  };
  const proven = await (first === 'password' ? deps.passwords.inTurn(call, prove) : prove());
  const { member, deviceHash } = proven;
  if (!member) return registerOrRefuse(call, { first, input, proven }, deps);
  const asked = askedOf(call.merchant, member);
  const isSecondRight =
    second !== null && (await proveSecond(call, { member, second, deviceHash }, deps));
  const given: SecondFactor[] = [
    ...(proven.factor === undefined ? [] : [proven.factor]),
    ...(second !== null && isSecondRight ? [factorOf[second.method]] : []),
  ];
  const facts = {
    isProven: true,
    first,
    asked,
    given,
    isKnownAddress: await isKnownAddress(call, member, deps),
    mustChangePassword: mustChangePassword(call.merchant, member, input.password),
  };
  const outcome = outcomeOf(facts);
  if (outcome !== 'waiting') {
    const { rememberMe } = input;
    const named = { ...namesOf(input), ...(first === 'passkey' && { username: member.username }) };
    return { ...proven, member, input: { ...named, rememberMe }, facts, outcome };
  }
  return askForSecond(call, { member, input, second, facts }, deps);
}

type Unproven = { first: FirstProof; input: Attempt['input']; proven: Proven };

async function registerOrRefuse(
  call: Call,
  { first, input, proven }: Unproven,
  deps: SignInDeps,
): Promise<Done> {
  const { stranger, refused: _unknown, ...rest } = proven;
  const registered = stranger
    ? await deps.registerStranger(call, { ...input, identity: stranger })
    : null;
  // Another call with the same token was first.
  if (registered === 'refused') return refuse(call, { first, input, proven: rest }, deps);
  return registered === null ? refuse(call, { first, input, proven }, deps) : { registered };
}

async function refuse(
  call: Call,
  { first, input, proven }: Unproven,
  deps: ProofDeps,
): Promise<never> {
  const { refused, retryAfter } = proven;
  await store(
    call,
    {
      memberId: refused?.memberId ?? null,
      first,
      asked: [],
      given: [],
      outcome: 'refused',
      result: refused?.as ?? 'wrong_credentials',
      ...namesOf(input),
    },
    deps,
  );
  if (refused?.as === 'unknown_identity') throw new Refusal('bind_customer_required');
  throw new Refusal(
    isUnknownUser(call, { first, refused }) ? 'not.exists.user' : noOf[first],
    retryAfter === null ? undefined : { retryAfter },
  );
}

/** How each first proof is refused, whatever was wrong with it. */
const noOf = {
  password: 'login.cred.err',
  remembered: 'login.cred.err',
  sms: 'verification_code_err',
  passkey: 'login.cred.err',
  identity: 'identity_refused',
} as const satisfies Record<FirstProof, ErrorCode>;

/** LOGIN-11: said only where the merchant asks, and in the time that a wrong password takes. */
const isUnknownUser = (
  { merchant }: Call,
  { first, refused }: { first: FirstProof; refused: Proven['refused'] },
): boolean =>
  first === 'password' && refused?.memberId === null && merchant.setting('login.tellsUnknownUser');

type Due = Attempt & { member: LoginMember; facts: AttemptFacts };

/** A wrong one ends nothing: it may be tried again while the attempt waits. Where its time is over it begins anew. */
async function askForSecond(
  call: Call,
  { member, input, second, facts }: Due,
  deps: ProofDeps,
): Promise<never> {
  const { first, asked, given } = facts;
  const about = { memberId: member.id, first, asked, given, ...namesOf(input) };
  if (second !== null && (await stillWaits(call, { member, second }, deps))) {
    await store(call, { ...about, outcome: 'refused', result: 'wrong_second_factor' }, deps);
    throw new Refusal('verification_code_err');
  }
  await store(call, { ...about, outcome: 'waiting', result: 'second_factor_due' }, deps);
  throw new Refusal('login_verify_required', {
    ...sayAsked(call.merchant, asked),
    // Who comes by an identity may not know the name that a code by e-mail is asked for with; the account is proven to be theirs.
    ...(first === 'identity' && { userName: member.username }),
  });
}

type FirstProofInput = Attempt['input'] & { ownDevice: OwnDevice | null };
type ProveFirst = (call: Call, shown: FirstProofInput, deps: ProofDeps) => Promise<Proven>;
const proveFirst: Record<FirstProof, ProveFirst> = {
  password: provePassword,
  sms: proveSms,
  remembered: proveRemembered,
  passkey: provePasskey,
  identity: proveIdentity,
};
const secondProofs: Record<SecondFactor, SecondProof> = {
  sms: proveSmsCode,
  ga: proveAuthenticator,
  email: proveEmail,
  payeeName: provePayeeName,
};

type Second = { member: LoginMember; second: SecondGiven };

/** Counted by member, so that many devices guess no faster; each of the few that the member has used is counted apart. */
async function proveSecond(
  call: Call,
  { member, second, deviceHash }: Second & Pick<Proven, 'deviceHash'>,
  deps: ProofDeps,
) {
  const { merchant } = call;
  const factor = factorOf[second.method];
  if (!askedOf(merchant, member).includes(factor)) return false;
  const ownDevice = ownDeviceKey(deviceHash);
  const key = `second-factor:${merchant.code}:${member.id}${ownDevice}`;
  const retryAfter = await deps.limits.take(key, 10, 300);
  if (retryAfter !== null) throw new Refusal('TOO_MANY_REQUEST.login', { retryAfter });
  return secondProofs[factor]({ merchant, member, given: second, ownDevice }, deps);
}

/** The factors that the member has and the merchant allows, in the order in which they are offered (LOGIN-05). */
function askedOf(merchant: Merchant, member: LoginMember): SecondFactor[] {
  const allowed = merchant.setting('twoFactor.methods');
  return secondFactors.filter(
    (factor) => member.secondFactors.includes(factor) && allowed.includes(factor),
  );
}

const sayAsked = (merchant: Merchant, asked: readonly SecondFactor[]) => ({
  ...Object.fromEntries(asked.map((factor) => [factor, true])),
  // Ours: a code is sent to the address.
  ...(asked.includes('email') && merchant.setting('twoFactor.emailCode') && { emailCode: true }),
});

/** LOGIN-04: the password is the merchant's initial one, or it is expired and the merchant insists on a new one. */
function mustChangePassword(merchant: Merchant, member: LoginMember, password: string): boolean {
  const isInitial = password === merchant.setting('initialPassword');
  return isInitial || (member.passwordExpired && merchant.flag('PWDEXPFORCECHANGE3'));
}

const isKnownAddress = ({ merchant, address }: Call, { id }: LoginMember, deps: ProofDeps) =>
  deps.database.read(merchant.code, (tx) =>
    hasPassed(tx, addressHash(deps.secretKey, id, address)),
  );

/** Where the time for the second factor is over the caller is told to begin it anew. */
const stillWaits = (
  { merchant }: Call,
  { member, second }: Second,
  { database, clock }: ProofDeps,
): Promise<boolean> => {
  const waiting = { memberId: member.id, deviceId: second.loginDeviceId, now: clock() };
  return database.query(merchant.code, (tx) => isWaiting(tx, waiting));
};

const store = (
  call: Call,
  noted: Omit<Noted, 'at'>,
  { database, clock }: ProofDeps,
): Promise<void> =>
  database.transaction(call.merchant.code, (tx) =>
    noteAttempt(tx, call, { ...noted, at: clock() }),
  );
