// The rules of an authenticator (TFA-08): it is set up with a first code, required at logins from then on, and each of its codes counts once (A9).
import type { Database } from '@parlour/database/connection';
import { seal, unseal } from '@parlour/database/sealing';
import type { Caller, MemberCall } from '#http/call';
import type { Limits } from '#http/limits';
import { Refusal } from '#http/refusal';
import { plainEventOf, writeAudit } from '#modules/audit';
import { inSessionOfLockedMember, memberDeviceKey } from '#modules/session';
import { hashRecoveryCode, newRecoveryCodes, readRecoveryCode } from './recovery-codes.ts';
import {
  findAuthenticator,
  keepPending,
  setUp,
  spendRecoveryCode,
  spendStep,
  takeDown,
} from './store.ts';
import { newSecret, otpauthOf, stepOf } from './totp.ts';

export type AuthenticatorDeps = {
  database: Database;
  limits: Limits;
  secretKey: Buffer;
  clock: () => Date;
};

export type ProofDeps = AuthenticatorDeps & {
  passwords: {
    matches: (password: string, hash: string | null, caller: Caller) => Promise<boolean>;
  };
};

/** Limit of tries for a code. A code has 10^6 values, three of which are right, so guessing one at this rate takes a thousand years. */
const tries = { count: 5, seconds: 300 };

const placeOf = (merchantCode: string): string => `authenticator:${merchantCode}`;

/** Begins the setup. Asks for the password, so that the thief of a session cannot lock the member out with an authenticator of the thief's. */
export async function enrol(call: MemberCall, password: string, deps: ProofDeps) {
  const { merchant, session } = call;
  const { database, secretKey } = deps;
  await countTry(call, 'authenticator-password', deps);
  const found = await database.query(merchant.code, (tx) =>
    findAuthenticator(tx, session.memberId),
  );
  if (!found || found.secret !== null) throw new Refusal('authenticator_set_up');
  if (!(await deps.passwords.matches(password, found.passwordHash, call))) {
    throw await refuseProof(call, 'authenticator.enrol', deps);
  }
  const secret = newSecret();
  const sealed = seal(secret, secretKey, placeOf(merchant.code));
  await inSessionOfLockedMember(call, deps, (tx) =>
    keepPending(tx, { memberId: session.memberId, pending: sealed }),
  );
  const label = { issuer: merchant.setting('name'), account: found.username };
  return { secret, otpauth: otpauthOf(secret, label) };
}

export async function confirm(call: MemberCall, code: string, deps: AuthenticatorDeps) {
  const { merchant, session } = call;
  const { memberId } = session;
  const { database, secretKey, clock } = deps;
  await countTry(call, 'authenticator', deps);
  const found = await database.query(merchant.code, (tx) => findAuthenticator(tx, memberId));
  const pending = found?.pending ?? null;
  const step = pending && stepOf(unseal(pending, secretKey, placeOf(merchant.code)), code, clock());
  if (pending === null || step === null) throw new Refusal('verification_code_err');
  const codes = newRecoveryCodes();
  const codeHashes = codes.map((each) => hashRecoveryCode(secretKey, memberId, each));
  const made = { memberId, secret: pending, step, codeHashes };
  const told = plainEventOf(call, 'authenticator.enrol', clock());
  const isDone = await inSessionOfLockedMember(call, deps, async (tx) => {
    const done = await setUp(tx, made);
    if (done) await writeAudit(tx, told);
    return done;
  });
  if (!isDone) throw new Refusal('verification_code_err');
  return { recoveryCodes: codes };
}

/** Removes the authenticator; does nothing if there is none. Refuses with `password_wrong` if the proof is neither the password nor a code. */
export async function remove(call: MemberCall, proof: string, deps: ProofDeps): Promise<null> {
  const { merchant, session } = call;
  const { memberId } = session;
  await countTry(call, 'authenticator', deps);
  const found = await deps.database.query(merchant.code, (tx) => findAuthenticator(tx, memberId));
  const { secret = null, passwordHash = null } = found ?? {};
  if (secret === null) return null;
  const given = { merchantCode: merchant.code, memberId, secret, code: proof };
  const isProven =
    (await spendAuthenticatorCode(given, deps)) ||
    (await deps.passwords.matches(proof, passwordHash, call));
  const event = plainEventOf(call, 'authenticator.remove', deps.clock());
  if (!isProven) throw await refuseProof(call, 'authenticator.remove', deps);
  await inSessionOfLockedMember(call, deps, async (tx) => {
    if (await takeDown(tx, memberId, secret)) await writeAudit(tx, event);
  });
  return null;
}

async function refuseProof(
  call: MemberCall,
  action: 'authenticator.enrol' | 'authenticator.remove',
  { database, clock }: AuthenticatorDeps,
): Promise<Refusal> {
  const event = { ...plainEventOf(call, action, clock()), result: 'wrong_proof' } as const;
  await database.query(call.merchant.code, (tx) => writeAudit(tx, event));
  return new Refusal('password_wrong');
}

async function countTry(
  call: MemberCall,
  what: 'authenticator' | 'authenticator-password',
  { database, limits }: AuthenticatorDeps,
): Promise<void> {
  const { merchant, session } = call;
  const ownDevice = await memberDeviceKey(call, database);
  const key = `${what}:${merchant.code}:${session.memberId}${ownDevice}`;
  const retryAfter = await limits.take(key, tries.count, tries.seconds);
  if (retryAfter !== null) throw new Refusal('TOO_MANY_REQUEST.code', { retryAfter });
}

type GivenCode = { merchantCode: string; memberId: string; secret: Buffer | null; code: string };

/** Returns whether the code is a right one of the authenticator, or a recovery code, and spends it if so. */
export async function spendAuthenticatorCode(
  { merchantCode, memberId, secret, code }: GivenCode,
  { database, secretKey, clock }: Omit<AuthenticatorDeps, 'limits'>,
): Promise<boolean> {
  if (secret === null) return false;
  if (readRecoveryCode(code) !== null) {
    const codeHash = hashRecoveryCode(secretKey, memberId, code);
    return database.query(merchantCode, (tx) => spendRecoveryCode(tx, memberId, codeHash));
  }
  const step = stepOf(unseal(secret, secretKey, placeOf(merchantCode)), code, clock());
  return step !== null && database.query(merchantCode, (tx) => spendStep(tx, memberId, step));
}
