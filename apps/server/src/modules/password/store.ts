// Stores the hash of a member's password.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

const selectPassword = tenantStatement<shapes.PasswordOfMember>(
  'password_of_member',
  `select username, password_hash as "passwordHash" from member where merchant_code = $merchant and id = $memberId`,
);
export async function findPassword(tx: Tx, memberId: string) {
  const [found] = await selectPassword(tx, { memberId });
  return found ?? null;
}

const updatePassword = tenantStatement<shapes.PasswordChange>(
  'password_change',
  `update member set password_hash = $to, password_expired = false
    where merchant_code = $merchant and id = $memberId and password_hash = $from returning id`,
);
/** Replaces the hash. Returns false if it is no longer the compared one: of two concurrent changes, one succeeds. */
export async function replacePassword(
  tx: Tx,
  change: shapes.PasswordChange['values'],
): Promise<boolean> {
  const changed = await updatePassword(tx, change);
  return changed.length > 0;
}
