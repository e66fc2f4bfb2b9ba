// The rules of a login to the back office (STAFF-03): password and second factor in one call, and one refusal, so that no answer tells which was wrong.
import { staffRealm } from '@parlour/contract/staff/realm';
import type { AuditResult } from '@parlour/contract/audit/event';
import { usernameKey } from '@parlour/database/username-key';
import type { Limits } from '#http/limits';
import type { EntryCall, EntryInput } from '#http/staff/entry-call';
import { StaffRefusal } from '#http/staff/staff-refusal';
import { writeAudit } from '#modules/audit';
import type { PasswordCheck } from '#modules/password';
import { hashSecret } from '#modules/session';
import { countLogin, mayTell } from './count-tries.ts';
import { findCredentials, lockIfSame } from './credential-store.ts';
import type { SecondFactorDeps } from './second-factor/ceremonies.ts';
import { readSecondFactor } from './second-factor/shown-second-factor.ts';
import { isOwnDevice } from './session-store.ts';
import { openSession } from './sessions.ts';
import { eventOfStaff } from './staff-event.ts';

export type LoginDeps = SecondFactorDeps & { limits: Limits; passwords: PasswordCheck };

type LoginInput = EntryInput<'logInStaff'>;
type LoginResult = AuditResult<'staff.login'>;

export async function logIn(call: EntryCall, input: LoginInput, deps: LoginDeps) {
  const { database, clock } = deps;
  const mail = usernameKey(input.mail.trim());
  const deviceHash = await findDevice(call, mail, deps);
  // In its turn from its first query on, so that a flood uses no connections.
  const { account, isRight } = await deps.passwords.inTurn(call, () =>
    compare(call, { mail, deviceHash, password: input.password }, deps),
  );
  const spend = await readSecondFactor(account, input, deps);
  const known = { mail, at: clock() };
  if (!account || !isRight || account.state !== 'active' || account.passwordHash === null) {
    const result = account && isRight ? 'disabled' : 'wrong_credentials';
    return refuse(call, { ...known, result }, deps);
  }
  // As soon as above: the time of an answer must not tell that the password was right.
  if (spend === null) return refuse(call, { ...known, result: 'wrong_second_factor' }, deps);
  const { id: staffId, passwordHash } = account;
  const opened = await database.transaction(staffRealm, async (tx) => {
    // A new password or a disabling may have happened since the comparison.
    const isSame = await lockIfSame(tx, { staffId, passwordHash });
    if (!isSame || !(await spend(tx))) return null;
    const at = clock();
    const replacedCookie = call.sessionCookie;
    const cookies = await openSession(tx, { staffId, deviceHash, replacedCookie, at });
    const event = { action: 'staff.login', result: 'ok', about: {} } as const;
    await writeAudit(tx, eventOfStaff(call, { mail, at, isProven: true }, event));
    return cookies;
  });
  if (opened === null) return refuse(call, { ...known, result: 'wrong_second_factor' }, deps);
  call.begin(opened);
  return {};
}

async function findDevice(
  { deviceCookie }: EntryCall,
  mail: string,
  { database }: LoginDeps,
): Promise<Buffer | null> {
  const deviceHash = hashSecret(deviceCookie);
  if (deviceHash === null) return null;
  const isOwn = await database.read(staffRealm, (tx) => isOwnDevice(tx, { deviceHash, mail }));
  return isOwn ? deviceHash : null;
}

type ComparedLogin = { mail: string; deviceHash: Buffer | null; password: string };

/** Counts the try, then compares. Without an account the password is compared with nobody's, which takes as long (A1). */
async function compare(
  call: EntryCall,
  { mail, deviceHash, password }: ComparedLogin,
  deps: LoginDeps,
) {
  const { address } = call;
  try {
    await countLogin(deps.limits, { mail, address, deviceHash });
  } catch (error) {
    const isTold = error instanceof StaffRefusal && (await mayTell(deps.limits, address));
    if (isTold) await note(call, { mail, at: deps.clock(), result: 'limited' }, deps);
    throw error;
  }
  const account = await deps.database.read(staffRealm, (tx) => findCredentials(tx, mail));
  const isRight = await deps.passwords.matches(password, account?.passwordHash ?? null, call);
  return { account, isRight };
}

type FailedLogin = { mail: string; at: Date; result: LoginResult };

async function refuse(call: EntryCall, failed: FailedLogin, deps: LoginDeps): Promise<never> {
  await note(call, failed, deps);
  throw new StaffRefusal('login_refused', 'E-mail address, password or second factor are wrong.');
}

const note = (
  call: EntryCall,
  { mail, at, result }: FailedLogin,
  { database }: LoginDeps,
): Promise<void> =>
  database.query(staffRealm, (tx) => {
    const event = { action: 'staff.login', result, about: {} } as const;
    return writeAudit(tx, eventOfStaff(call, { mail, at, isProven: false }, event));
  });
