// Stores remembered logins of devices, by selector, with the hashes of the current and the previous secret.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

export type RememberedRow = shapes.RememberedLoginLock['row'];

const selectForUpdate = tenantStatement<shapes.RememberedLoginLock>(
  'remembered_login_lock',
  `select member_id as "memberId", device_hash as "deviceHash", secret_hash as "secretHash",
          previous_hash as "previousHash", used_at as "usedAt"
     from remembered_login where merchant_code = $merchant and selector = $selector for update`,
);
/** Finds a remembered login and locks it: a concurrent use waits. */
export async function lockRemembered(tx: Tx, selector: Buffer): Promise<RememberedRow | null> {
  const [row] = await selectForUpdate(tx, { selector });
  return row ?? null;
}

/** Adds a remembered login without a previous secret. */
export const insertRemembered = tenantStatement<shapes.RememberedLoginNew>(
  'remembered_login_new',
  `insert into remembered_login (merchant_code, selector, member_id, device_hash, secret_hash, created_at, used_at)
   values ($merchant, $selector, $memberId, $deviceHash, $secretHash, $now, $now)`,
);

export const turnRemembered = tenantStatement<shapes.RememberedLoginTurned>(
  'remembered_login_turned',
  `update remembered_login set secret_hash = $secretHash, previous_hash = $previousHash, used_at = $usedAt
    where merchant_code = $merchant and selector = $selector`,
);

const deleteRemembered = tenantStatement<shapes.RememberedLoginRemoved>(
  'remembered_login_removed',
  `delete from remembered_login where merchant_code = $merchant and selector = $selector`,
);
export const removeRemembered = (tx: Tx, selector: Buffer) => deleteRemembered(tx, { selector });

const deleteOfDevice = tenantStatement<shapes.RememberedLoginOfDevice>(
  'remembered_login_of_device',
  `delete from remembered_login where merchant_code = $merchant and member_id = $memberId and device_hash = $deviceHash`,
);
/** Removes the member's remembered login of one device. */
export const forgetDevice = (tx: Tx, memberId: string, deviceHash: Buffer) =>
  deleteOfDevice(tx, { memberId, deviceHash });

const deleteOfMember = tenantStatement<shapes.RememberedLoginsOfMember>(
  'remembered_logins_of_member',
  `delete from remembered_login where merchant_code = $merchant and member_id = $memberId`,
);
/** Removes the member's remembered logins of all devices. */
export const forgetMember = (tx: Tx, memberId: string) => deleteOfMember(tx, { memberId });

/** Removes logins that were not used for too long. */
export const removeOldRemembered = tenantStatement<shapes.RememberedLoginsOld>(
  'remembered_logins_old',
  `delete from remembered_login where merchant_code = $merchant and selector = any (array(
     select selector from remembered_login where merchant_code = $merchant and used_at < $before
      order by used_at limit $most::int
   )) returning selector`,
);
