// Stores what proves that somebody is the person of an account: password, authenticator, recovery codes, and an invitation's secret.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

const selectCredentials = tenantStatement<shapes.FindStaffCredentials>(
  'find_staff_credentials',
  `select id, mail, state, password_hash as "passwordHash", authenticator_secret as secret,
          is_demo as "isDemo"
     from staff_account where merchant_code = $merchant and mail = $mail`,
);
export type Credentials = shapes.FindStaffCredentials['row'];
export async function findCredentials(tx: Tx, mail: string): Promise<Credentials | null> {
  const [found] = await selectCredentials(tx, { mail });
  return found ?? null;
}

const lockSame = tenantStatement<shapes.LockStaffCredentials>(
  'lock_staff_credentials',
  `select id from staff_account
    where merchant_code = $merchant and id = $staffId and state = 'active' and password_hash = $passwordHash
      for no key update`,
);
/** Locks an account, and returns whether it may still be entered with the password that was compared. */
export async function lockIfSame(
  tx: Tx,
  compared: shapes.LockStaffCredentials['values'],
): Promise<boolean> {
  const found = await lockSame(tx, compared);
  return found.length > 0;
}

const updateStep = tenantStatement<shapes.SpendStaffStep>(
  'spend_staff_step',
  `update staff_account set authenticator_step = $step
    where merchant_code = $merchant and id = $staffId
      and (authenticator_step is null or authenticator_step < $step)
   returning id`,
);
/** Marks the time step as used. Returns whether it is later than the last used one: of several requests with one code, one succeeds (A9). */
export async function spendStep(tx: Tx, staffId: string, step: number): Promise<boolean> {
  const spent = await updateStep(tx, { staffId, step: BigInt(step) });
  return spent.length > 0;
}

const deleteRecoveryCode = tenantStatement<shapes.SpendStaffRecoveryCode>(
  'spend_staff_recovery_code',
  `delete from staff_recovery_code
    where merchant_code = $merchant and staff_id = $staffId and code_hash = $codeHash returning code_hash`,
);
/** Removes the code. Returns whether it was still there. */
export async function spendRecoveryCode(
  tx: Tx,
  code: shapes.SpendStaffRecoveryCode['values'],
): Promise<boolean> {
  const spent = await deleteRecoveryCode(tx, code);
  return spent.length > 0;
}

const selectRecoveryCode = tenantStatement<shapes.FindStaffRecoveryCode>(
  'find_staff_recovery_code',
  `select from staff_recovery_code
    where merchant_code = $merchant and staff_id = $staffId and code_hash = $codeHash`,
);
export async function hasRecoveryCode(
  tx: Tx,
  code: shapes.FindStaffRecoveryCode['values'],
): Promise<boolean> {
  const found = await selectRecoveryCode(tx, code);
  return found.length > 0;
}

const selectInvitation = tenantStatement<shapes.FindStaffInvitation>(
  'find_staff_invitation',
  `select link.staff_id as "staffId", link.pending_authenticator as pending, account.mail
     from staff_invitation link
     join staff_account account on account.merchant_code = link.merchant_code and account.id = link.staff_id
    where link.merchant_code = $merchant and link.token_hash = $tokenHash and link.expires_at > $now`,
);
export async function findInvitation(tx: Tx, link: shapes.FindStaffInvitation['values']) {
  const [found] = await selectInvitation(tx, link);
  return found ?? null;
}

const updatePending = tenantStatement<shapes.KeepStaffPending>(
  'keep_staff_pending',
  `update staff_invitation set pending_authenticator = coalesce(pending_authenticator, $pending)
    where merchant_code = $merchant and token_hash = $tokenHash and expires_at > $now
   returning pending_authenticator as "pending!"`,
);
/** Keeps the secret of an invitation unless it has one, and returns the one that it has; null if the invitation is over. */
export async function keepPending(
  tx: Tx,
  link: shapes.KeepStaffPending['values'],
): Promise<Buffer | null> {
  const [kept] = await updatePending(tx, link);
  return kept?.pending ?? null;
}

const deleteLink = tenantStatement<shapes.TakeStaffInvitation>(
  'take_staff_invitation',
  `delete from staff_invitation
    where merchant_code = $merchant and token_hash = $tokenHash and expires_at > $now
      and pending_authenticator = $pending
   returning staff_id`,
);
/** Removes the invitation. Returns whether it still was the one whose secret was confirmed: of two requests at once, one succeeds. */
export async function takeInvitation(
  tx: Tx,
  link: shapes.TakeStaffInvitation['values'],
): Promise<boolean> {
  const taken = await deleteLink(tx, link);
  return taken.length > 0;
}

const lockById = tenantStatement<shapes.LockStaffById>(
  'lock_staff_by_id',
  `select from staff_account where merchant_code = $merchant and id = $staffId for no key update`,
);
/** Locks an account, before its sessions or its invitation. */
export const lockAccount = (tx: Tx, staffId: string) => lockById(tx, { staffId });

const activate = tenantStatement<shapes.ActivateStaffAccount>(
  'activate_staff_account',
  `update staff_account
      set state = 'active', password_hash = $passwordHash, authenticator_secret = $secret, authenticator_step = $step,
          is_demo = false
    where merchant_code = $merchant and id = $staffId`,
);
const deleteRecoveryCodes = tenantStatement<shapes.RemoveStaffRecoveryCodes>(
  'remove_staff_recovery_codes',
  `delete from staff_recovery_code where merchant_code = $merchant and staff_id = $staffId`,
);
const insertRecoveryCodes = tenantStatement<shapes.InsertStaffRecoveryCodes>(
  'insert_staff_recovery_codes',
  `insert into staff_recovery_code (merchant_code, staff_id, code_hash)
   select $merchant, $staffId::uuid, code_hash from unnest($codeHashes::bytea[]) as code_hash`,
);

type NewCredentials = {
  staffId: string;
  passwordHash: string;
  secret: Buffer;
  /** The time step of the code that confirmed the authenticator. */
  step: number;
  codeHashes: Buffer[];
};

/** Replaces all credentials of an account, which may be entered from then on. */
export async function replaceCredentials(
  tx: Tx,
  { staffId, passwordHash, secret, step, codeHashes }: NewCredentials,
): Promise<void> {
  await activate(tx, { staffId, passwordHash, secret, step: BigInt(step) });
  await deleteRecoveryCodes(tx, { staffId });
  await insertRecoveryCodes(tx, { staffId, codeHashes });
}

export const removeOldInvitations = tenantStatement<shapes.RemoveOldStaffInvitations>(
  'remove_old_staff_invitations',
  `delete from staff_invitation where merchant_code = $merchant and staff_id = any (array(
     select staff_id from staff_invitation where merchant_code = $merchant and expires_at < $before
      order by expires_at limit $most::int
   )) and expires_at < $before returning staff_id`,
);
