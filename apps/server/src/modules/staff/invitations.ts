// The rules of an invitation (STAFF-02): its link works once, and whoever takes it sets a password and a second factor, and is logged in.
import { staffRealm } from '@parlour/contract/staff/realm';
import type { EntryCall, EntryInput } from '#http/staff/entry-call';
import { StaffRefusal } from '#http/staff/staff-refusal';
import { writeAudit } from '#modules/audit';
import { hashRecoveryCode, newRecoveryCodes, newSecret, otpauthOf } from '#modules/authenticator';
import { offerPasskey } from '#modules/passkey';
import { findWeaknesses } from '#modules/password';
import { hashSecret } from '#modules/session';
import { removeSessionsOf } from './account-store.ts';
import { countInvitation } from './count-tries.ts';
import { lockAccount, replaceCredentials } from './credential-store.ts';
import { findInvitation, keepPending, takeInvitation } from './invitation-store.ts';
import type { LoginDeps } from './log-in.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';
import { invitationCeremony } from './second-factor/ceremonies.ts';
import { readNewSecondFactor } from './second-factor/new-second-factor.ts';
import { forgetDevices } from './session-store.ts';
import { openSession } from './sessions.ts';
import { eventOfStaff } from './staff-event.ts';

/** The product's name, as authenticators and passkeys show it. */
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

/** Options for the browser to make a passkey. The account's former one is not excluded, because the new one takes its place. */
export async function beginPasskey(
  call: EntryCall,
  { token, password }: EntryInput<'beginInvitationPasskey'>,
  deps: LoginDeps,
) {
  const link = await findLink(call, token, deps);
  const { staffId: id, mail: name } = link;
  await demandStrength(password, name);
  return offerPasskey(invitationCeremony(link, deps), { id, name, site: issuer, own: [] }, deps);
}

export async function takeLink(
  call: EntryCall,
  input: EntryInput<'takeInvitation'>,
  deps: LoginDeps,
) {
  const { database, secretKey, clock } = deps;
  const { token, password } = input;
  const link = await findLink(call, token, deps);
  const { mail, staffId, tokenHash } = link;
  await demandStrength(password, mail);
  const secondFactor = await readNewSecondFactor(link, input, deps);
  if (secondFactor === null) return refuseSecondFactor(call, { mail, input }, deps);
  const about = { secondFactor: secondFactor.is };
  const recoveryCodes = newRecoveryCodes();
  const made = {
    staffId,
    passwordHash: await deps.passwords.hash(password, call),
    secondFactor,
    codeHashes: recoveryCodes.map((each) => hashRecoveryCode(secretKey, staffId, each)),
  };
  const opened = await database.transaction(staffRealm, async (tx) => {
    await lockAccount(tx, staffId);
    const at = clock();
    if (!(await takeInvitation(tx, { tokenHash, now: at }))) throw over();
    if (!(await replaceCredentials(tx, made))) throw wrongPasskey();
    await removeSessionsOf(tx, staffId);
    await forgetDevices(tx, staffId);
    const event = { action: 'staff.join', result: 'ok', about } as const;
    await writeAudit(tx, eventOfStaff(call, { mail, at, isProven: true }, event));
    const replacedCookie = call.sessionCookie;
    return openSession(tx, { staffId, deviceHash: null, replacedCookie, at });
  });
  call.begin(opened);
  return { recoveryCodes };
}

type RefusedJoin = { mail: string; input: EntryInput<'takeInvitation'> };

async function refuseSecondFactor(
  call: EntryCall,
  { mail, input }: RefusedJoin,
  { database, clock }: LoginDeps,
): Promise<never> {
  const isPasskey = 'passkey' in input;
  const event = {
    action: 'staff.join',
    result: isPasskey ? 'wrong_passkey' : 'wrong_code',
    about: { secondFactor: isPasskey ? 'passkey' : 'authenticator' },
  } as const;
  const by = { mail, at: clock(), isProven: false };
  await database.query(staffRealm, (tx) => writeAudit(tx, eventOfStaff(call, by, event)));
  if (isPasskey) throw wrongPasskey();
  throw new StaffRefusal('code_wrong', 'The code of the authenticator is wrong.');
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
const wrongPasskey = (): StaffRefusal =>
  new StaffRefusal('passkey_refused', 'The passkey was not made for this invitation.');
