// Finds a member whom staff name.
import type { Tx } from '@parlour/database/connection';
import { usernameKey } from '@parlour/database/username-key';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

const selectByName = tenantStatement<shapes.MemberByName>(
  'member_by_name',
  `select id, username from member where merchant_code = $merchant and username_key = $key`,
);

/** Finds a member by the user name in any case; null if there is none. */
export async function findMemberByName(
  tx: Tx,
  username: string,
): Promise<shapes.MemberByName['row'] | null> {
  const [found] = await selectByName(tx, { key: usernameKey(username) });
  return found ?? null;
}
