// The rules of a login: counts the attempt, checks its first and second proof, and either reports what is missing or lets a session be opened (`open-login.ts`).
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
import { noteAttempt, type AttemptRecord } from './attempt/note-attempt.ts';
import { hasPassed, isWaiting } from './attempt/store.ts';
import { firstOf, namesOf } from './attempt/attempt-input.ts';
import type { Login } from './login.ts';
import { proveAuthenticator } from './proofs/authenticator.ts';
import { provePasskey } from './proofs/passkey.ts';
import { proveEmail } from './proofs/email.ts';
import { proveIdentity } from './proofs/identity.ts';
import { provePassword } from './proofs/password.ts';
import { provePayeeName } from './proofs/payee-name.ts';
import type { ProofDeps, ProofResult } from './proofs/proof.ts';
import { proveRemembered } from './proofs/remembered.ts';
import { factorOf, type SecondFactorInput, type SecondProof } from './proofs/second-proof.ts';
import { proveSms } from './proofs/sms.ts';
import { proveSmsCode } from './proofs/sms-code.ts';
import type { LoginMember } from './store.ts';
import type { NewAccount, RegisterStranger } from './welcome.ts';

type Input = CallInput<'signIn'>;

export type SignInDeps = ProofDeps & { registerStranger: RegisterStranger };
type SignInResult = Login | { registered: NewAccount };

export const signIn = (call: Call, input: Input, deps: SignInDeps): Promise<SignInResult> =>
  attempt(call, { input, second: null }, deps);

/** Continues an attempt with a second factor. The first proof is checked again: this call reveals no more of a password than the other (A10). */
export const verifySignIn = (
  call: Call,
  input: SecondFactorInput,
  deps: SignInDeps,
): Promise<SignInResult> => attempt(call, { input, second: input }, deps);

type Attempt = {
  input: Input | SecondFactorInput;
  second: SecondFactorInput | null;
};

async function attempt(
  call: Call,
  { input, second }: Attempt,
  deps: SignInDeps,
): Promise<SignInResult> {
  const first = firstOf(input);
  if (first === 'passkey' && !call.merchant.setting('passkeys')) {
    throw new Refusal('function.not.available');
  }
  await askCaptcha(call, { first, isSecond: second !== null, input }, deps);
  const prove = async (): Promise<ProofResult> => {
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

type FailedAttempt = { first: FirstProof; input: Attempt['input']; proven: ProofResult };

async function registerOrRefuse(
  call: Call,
  { first, input, proven }: FailedAttempt,
  deps: SignInDeps,
): Promise<SignInResult> {
  const { stranger, refused: _unknown, ...rest } = proven;
  const registered = stranger
    ? await deps.registerStranger(call, { ...input, identity: stranger })
    : null;
  // Another call with the same token was faster.
  if (registered === 'refused') return refuse(call, { first, input, proven: rest }, deps);
  return registered === null ? refuse(call, { first, input, proven }, deps) : { registered };
}

async function refuse(
  call: Call,
  { first, input, proven }: FailedAttempt,
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

/** The error code for each first proof, regardless of what was wrong with it. */
const noOf = {
  password: 'login.cred.err',
  remembered: 'login.cred.err',
  sms: 'verification_code_err',
  passkey: 'login.cred.err',
  identity: 'identity_refused',
} as const satisfies Record<FirstProof, ErrorCode>;

/** LOGIN-11: an unknown name is reported only if the merchant wants it, and takes as long as a wrong password. */
const isUnknownUser = (
  { merchant }: Call,
  { first, refused }: { first: FirstProof; refused: ProofResult['refused'] },
): boolean =>
  first === 'password' && refused?.memberId === null && merchant.setting('login.tellsUnknownUser');

type SecondFactorRequest = Attempt & { member: LoginMember; facts: AttemptFacts };

/** Requests a second factor. A wrong one can be retried while the attempt waits; once the time is over, the request begins again. */
async function askForSecond(
  call: Call,
  { member, input, second, facts }: SecondFactorRequest,
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
    // A caller with an identity may not know the username, which a code by e-mail requires; the account is proven to be theirs.
    ...(first === 'identity' && { userName: member.username }),
  });
}

type FirstProofInput = Attempt['input'] & { ownDevice: OwnDevice | null };
type ProveFirst = (call: Call, shown: FirstProofInput, deps: ProofDeps) => Promise<ProofResult>;
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

type SecondAttempt = { member: LoginMember; second: SecondFactorInput };

/** Checks the second factor. Tries are counted by member, however many devices make them; the member's known devices are counted separately. */
async function proveSecond(
  call: Call,
  { member, second, deviceHash }: SecondAttempt & Pick<ProofResult, 'deviceHash'>,
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
  // Field of our own: a code is sent to the address.
  ...(asked.includes('email') && merchant.setting('twoFactor.emailCode') && { emailCode: true }),
});

/** LOGIN-04: true if the password is the merchant's initial one, or expired at a merchant that forces a change. */
function mustChangePassword(merchant: Merchant, member: LoginMember, password: string): boolean {
  const isInitial = password === merchant.setting('initialPassword');
  return isInitial || (member.passwordExpired && merchant.flag('PWDEXPFORCECHANGE3'));
}

const isKnownAddress = ({ merchant, address }: Call, { id }: LoginMember, deps: ProofDeps) =>
  deps.database.read(merchant.code, (tx) =>
    hasPassed(tx, addressHash(deps.secretKey, id, address)),
  );

/** Whether the attempt still waits for its second factor; if its time is over, the caller gets a new request. */
const stillWaits = (
  { merchant }: Call,
  { member, second }: SecondAttempt,
  { database, clock }: ProofDeps,
): Promise<boolean> => {
  const waiting = { memberId: member.id, deviceId: second.loginDeviceId, now: clock() };
  return database.query(merchant.code, (tx) => isWaiting(tx, waiting));
};

const store = (
  call: Call,
  noted: Omit<AttemptRecord, 'at'>,
  { database, clock }: ProofDeps,
): Promise<void> =>
  database.transaction(call.merchant.code, (tx) =>
    noteAttempt(tx, call, { ...noted, at: clock() }),
  );
