// Stores the attempts to log in, and the networks from which members passed a second factor.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

export const insertAttempt = tenantStatement<shapes.LoginNewAttempt>(
  'login_new_attempt',
  `insert into login_attempt
     (merchant_code, member_id, device_id, proofs_given, proofs_asked, outcome, created_at, expires_at)
   values ($merchant, $memberId?, $deviceId, $proofsGiven, $proofsAsked, $outcome, $createdAt, $expiresAt)`,
);

type PendingAttempt = shapes.LoginIsWaiting['values'];

const waits = `merchant_code = $merchant and member_id = $memberId and device_id = $deviceId
  and outcome = 'waiting' and expires_at > $now`;

const refuseWaiting = tenantStatement<shapes.LoginWaitingEnded>(
  'login_waiting_ended',
  `update login_attempt set outcome = 'refused' where ${waits} returning id`,
);
/** Ends the attempts that wait for a second factor on this device. Returns whether there was one: it counts once. */
export async function endWaiting(tx: Tx, pending: PendingAttempt): Promise<boolean> {
  const ended = await refuseWaiting(tx, pending);
  return ended.length > 0;
}

const selectWaiting = tenantStatement<shapes.LoginIsWaiting>(
  'login_is_waiting',
  `select from login_attempt where ${waits} limit 1`,
);
export async function isWaiting(tx: Tx, pending: PendingAttempt): Promise<boolean> {
  const found = await selectWaiting(tx, pending);
  return found.length > 0;
}

const selectPassed = tenantStatement<shapes.LoginPassedAddress>(
  'login_passed_address',
  `select from passed_address where merchant_code = $merchant and address_hash = $addressHash`,
);
export async function hasPassed(tx: Tx, addressHash: Buffer): Promise<boolean> {
  const found = await selectPassed(tx, { addressHash });
  return found.length > 0;
}

export const notePassed = tenantStatement<shapes.LoginNewPassedAddress>(
  'login_new_passed_address',
  `insert into passed_address (merchant_code, address_hash, member_id, passed_at)
   values ($merchant, $addressHash, $memberId, $passedAt)
   on conflict (merchant_code, address_hash) do update set passed_at = excluded.passed_at`,
);

const deleteAddresses = tenantStatement<shapes.LoginAddressesForgotten>(
  'login_addresses_forgotten',
  `delete from passed_address where merchant_code = $merchant and member_id = $memberId`,
);
/** Removes all of a member's remembered networks, so that a second factor is required everywhere. */
export const forgetAddresses = (tx: Tx, memberId: string) => deleteAddresses(tx, { memberId });

export const removeOldAttempts = tenantStatement<shapes.LoginOldAttempts>(
  'login_old_attempts',
  `delete from login_attempt where merchant_code = $merchant and id = any (array(
     select id from login_attempt where merchant_code = $merchant and expires_at < $before
      order by expires_at limit $most::int
   )) returning id`,
);

export const removeOldAddresses = tenantStatement<shapes.LoginOldAddresses>(
  'login_old_addresses',
  `delete from passed_address where merchant_code = $merchant and address_hash = any (array(
     select address_hash from passed_address where merchant_code = $merchant and passed_at < $before
      order by passed_at limit $most::int
   )) returning address_hash`,
);
