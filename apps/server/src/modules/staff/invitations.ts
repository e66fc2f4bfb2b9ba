// The rules of an invitation (STAFF-02): its link works once, and whoever takes it sets a password and an authenticator, and is logged in.
import { staffRealm } from '@parlour/contract/staff/realm';
import type { EntryCall, EntryInput } from '#http/staff/entry-call';
import { StaffRefusal } from '#http/staff/staff-refusal';
import { writeAudit } from '#modules/audit';
import {
  hashRecoveryCode,
  newRecoveryCodes,
  newSecret,
  otpauthOf,
  stepOf,
} from '#modules/authenticator';
import { findWeaknesses } from '#modules/password';
import { hashSecret } from '#modules/session';
import { removeSessionsOf } from './account-store.ts';
import { countInvitation } from './count-tries.ts';
import {
  findInvitation,
  keepPending,
  lockAccount,
  replaceCredentials,
  takeInvitation,
} from './credential-store.ts';
import type { LoginDeps } from './log-in.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';
import { forgetDevices } from './session-store.ts';
import { openSession } from './sessions.ts';
import { eventOfStaff } from './staff-event.ts';

/** The product's name, as authenticators show it. */
const issuer = 'Parlour';

async function findLink(call: EntryCall, token: string, deps: LoginDeps) {
  await countInvitation(deps.limits, call.address);
  const tokenHash = hashSecret(token);
  if (tokenHash === null) throw over();
  const link = { tokenHash, now: deps.clock() };
  const found = await deps.database.query(staffRealm, (tx) => findInvitation(tx, link));
  if (!found) throw over();
  return { ...found, tokenHash };
}

export async function openLink(
  call: EntryCall,
  { token }: EntryInput<'openInvitation'>,
  deps: LoginDeps,
) {
  const { database, secretKey, clock } = deps;
  const { mail, tokenHash } = await findLink(call, token, deps);
  const pending = sealSecret(newSecret(), secretKey);
  const link = { tokenHash, pending, now: clock() };
  const kept = await database.query(staffRealm, (tx) => keepPending(tx, link));
  if (kept === null) throw over();
  const secret = openSecret(kept, secretKey);
  return { mail, secret, otpauth: otpauthOf(secret, { issuer, account: mail }) };
}

export async function takeLink(
  call: EntryCall,
  { token, password, code }: EntryInput<'takeInvitation'>,
  deps: LoginDeps,
) {
  const { database, secretKey, clock } = deps;
  const { mail, staffId, pending, tokenHash } = await findLink(call, token, deps);
  await demandStrength(password, mail);
  const step = pending && stepOf(openSecret(pending, secretKey), code, clock());
  if (pending === null || step === null) {
    const event = { action: 'staff.join', result: 'wrong_code', about: {} } as const;
    const by = { mail, at: clock(), isProven: false };
    await database.query(staffRealm, (tx) => writeAudit(tx, eventOfStaff(call, by, event)));
    throw new StaffRefusal('code_wrong', 'The code of the authenticator is wrong.');
  }
  const recoveryCodes = newRecoveryCodes();
  const made = {
    staffId,
    passwordHash: await deps.passwords.hash(password, call),
    secret: pending,
    step,
    codeHashes: recoveryCodes.map((each) => hashRecoveryCode(secretKey, staffId, each)),
  };
  const opened = await database.transaction(staffRealm, async (tx) => {
    await lockAccount(tx, staffId);
    const at = clock();
    if (!(await takeInvitation(tx, { tokenHash, pending, now: at }))) throw over();
    await replaceCredentials(tx, made);
    await removeSessionsOf(tx, staffId);
    await forgetDevices(tx, staffId);
    const event = { action: 'staff.join', result: 'ok', about: {} } as const;
    await writeAudit(tx, eventOfStaff(call, { mail, at, isProven: true }, event));
    const replacedCookie = call.sessionCookie;
    return openSession(tx, { staffId, deviceHash: null, replacedCookie, at });
  });
  call.begin(opened);
  return { recoveryCodes };
}

/** Refuses a weak password by the rules of members' (A7). */
async function demandStrength(password: string, mail: string): Promise<void> {
  const reasons = await findWeaknesses(password, {
    username: mail,
    siteWords: [issuer, 'console'],
    initial: '',
    old: '',
    isAsRuled: () => true,
  });
  if (reasons.length === 0) return;
  throw new StaffRefusal('password_weak', 'The password is too easy to guess.', { reasons });
}

const over = (): StaffRefusal =>
  new StaffRefusal('invitation_over', 'The link was used or replaced, or its day is over.');
