// Stores invitations: the links by which accounts of staff are taken, each with the secret of an authenticator to set up.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

/** Writes the account's only invitation, in the place of the former one. */
export const replaceInvitation = tenantStatement<shapes.ReplaceStaffInvitation>(
  'replace_staff_invitation',
  `insert into staff_invitation (merchant_code, staff_id, token_hash, expires_at)
   values ($merchant, $staffId, $tokenHash, $expiresAt)
   on conflict (merchant_code, staff_id) do update
     set token_hash = excluded.token_hash, expires_at = excluded.expires_at, pending_authenticator = null`,
);
const deleteInvitation = tenantStatement<shapes.RemoveStaffInvitation>(
  'remove_staff_invitation',
  `delete from staff_invitation where merchant_code = $merchant and staff_id = $staffId`,
);
export const removeInvitation = (tx: Tx, staffId: string) => deleteInvitation(tx, { staffId });

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
   returning staff_id`,
);
/** Removes the invitation. Returns whether it was still there: of two requests at once, one succeeds. */
export async function takeInvitation(
  tx: Tx,
  link: shapes.TakeStaffInvitation['values'],
): Promise<boolean> {
  const taken = await deleteLink(tx, link);
  return taken.length > 0;
}

export const removeOldInvitations = tenantStatement<shapes.RemoveOldStaffInvitations>(
  'remove_old_staff_invitations',
  `delete from staff_invitation where merchant_code = $merchant and staff_id = any (array(
     select staff_id from staff_invitation where merchant_code = $merchant and expires_at < $before
      order by expires_at limit $most::int
   )) and expires_at < $before returning staff_id`,
);
