// Stores the accounts of staff, in the operator's realm: who has one, with which roles.
import type { StaffEndpointName } from '@parlour/contract/staff/endpoints';
import { staffRealm } from '@parlour/contract/staff/realm';
import { mayCall } from '@parlour/contract/staff/rights';
import { readRoles } from '@parlour/contract/staff/roles';
import type { Tx } from '@parlour/database/connection';
import { inRealm } from '@parlour/database/statements/in-realm';
import { tenantStatement } from '@parlour/database/tenant-statement';
import { noteSessions } from './session-store.ts';
import type * as shapes from './shapes.ts';

const insertAccount = tenantStatement<shapes.InsertStaffAccount>(
  'insert_staff_account',
  `insert into staff_account (merchant_code, mail, created_at) values ($merchant, $mail, $at)
   on conflict (merchant_code, mail) do nothing`,
);
const lockAccount = tenantStatement<shapes.LockStaffAccount>(
  'lock_staff_account',
  `select id, state from staff_account where merchant_code = $merchant and mail = $mail for no key update`,
);
/** Locks an account until the transaction ends; null if nobody has the address. */
export async function lockByMail(tx: Tx, mail: string) {
  const [found] = await lockAccount(tx, { mail });
  return found ?? null;
}
/** Makes an account unless the address has one, and locks it. */
export async function haveAccount(tx: Tx, account: { mail: string; at: Date }) {
  await insertAccount(tx, account);
  const found = await lockByMail(tx, account.mail);
  if (!found) throw new Error('an account of staff was not written');
  return found;
}

/** Gives a role at a merchant, or at all of them. Repeating it changes nothing. */
export const insertGrant = tenantStatement<shapes.InsertStaffGrant>(
  'insert_staff_grant',
  `insert into staff_grant (merchant_code, staff_id, role, of_merchant, granted_at)
   values ($merchant, $staffId, $role, $of?, $at) on conflict do nothing`,
);
const deleteGrant = tenantStatement<shapes.RemoveStaffGrant>(
  'remove_staff_grant',
  `delete from staff_grant
    where merchant_code = $merchant and staff_id = $staffId and role = $role and of_merchant is not distinct from $of?
   returning role`,
);
/** Takes a role away. Returns false if the person does not have it. */
export async function removeGrant(
  tx: Tx,
  grant: shapes.RemoveStaffGrant['values'],
): Promise<boolean> {
  const removed = await deleteGrant(tx, grant);
  if (removed.length > 0) noteSessions(tx);
  return removed.length > 0;
}

const setDisabled = tenantStatement<shapes.DisableStaffAccount>(
  'disable_staff_account',
  `update staff_account set state = 'disabled'
    where merchant_code = $merchant and id = $staffId and state <> 'disabled' returning id`,
);
/** Returns false if the account was disabled before. */
export async function disableAccount(tx: Tx, staffId: string): Promise<boolean> {
  const disabled = await setDisabled(tx, { staffId });
  return disabled.length > 0;
}

const deleteSessions = tenantStatement<shapes.RemoveStaffSessions>(
  'remove_staff_sessions',
  `delete from staff_session where merchant_code = $merchant and staff_id = $staffId`,
);
/** Ends all sessions of a locked account. */
export async function removeSessionsOf(tx: Tx, staffId: string): Promise<void> {
  await deleteSessions(tx, { staffId });
  noteSessions(tx);
}

/** Lists accounts with their roles: a row for each role, and one for an account without any. */
export const listAccounts = tenantStatement<shapes.ListStaffAccounts>(
  'list_staff_accounts',
  `select account.mail, account.state, account.passkey_id is not null as "hasPasskey!",
          account.authenticator_secret is not null as "hasAuthenticator!",
          given.role as "role?", given.of_merchant as "of?"
     from staff_account account
     left join staff_grant given on given.merchant_code = account.merchant_code and given.staff_id = account.id
    where account.merchant_code = $merchant
    order by account.mail, given.role, given.of_merchant nulls first`,
);
const selectColleagues = tenantStatement<shapes.ListStaffColleagues>(
  'list_staff_colleagues',
  `select account.mail, array_agg(distinct given.role) as "roles!"
     from staff_account account
     join staff_grant given on given.merchant_code = account.merchant_code and given.staff_id = account.id
    where account.merchant_code = $merchant and account.state = 'active'
      and (given.of_merchant is null or given.of_merchant = $of) and ($only?::text is null or account.mail = $only)
    group by account.mail order by account.mail`,
  { isPlannedEachTime: true },
);
/** Lists the addresses of people who can log in and may make a call at a merchant, or the one of `only`. The transaction may be the merchant's. */
export async function listColleagues(
  tx: Tx,
  { of, name, only }: { of: string; name: StaffEndpointName; only: string | null },
): Promise<string[]> {
  const people = await inRealm(tx, staffRealm, (own) => selectColleagues(own, { of, only }));
  return people.filter(({ roles }) => mayCall(readRoles(roles), name)).map(({ mail }) => mail);
}
const selectKnown = tenantStatement<shapes.FindStaffMerchant>(
  'find_staff_merchant',
  `select code from merchant where code = $code`,
);
export async function hasMerchant(tx: Tx, code: string): Promise<boolean> {
  const found = await selectKnown(tx, { code });
  return found.length > 0;
}
