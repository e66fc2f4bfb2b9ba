// Finds the member who owns both a name and the number or address given with it.
import type { Tx } from '@parlour/database/connection';
import { usernameKey } from '@parlour/database/username-key';
import { tenantStatement } from '@parlour/database/tenant-statement';
import { plainAddress, type ResetContact } from './reset-contact.ts';
import type * as shapes from './shapes.ts';

export type Owner = shapes.RecoveryOwner['row'];

const selectOwner = tenantStatement<shapes.RecoveryOwner>(
  'recovery_owner',
  `select id, username, password_hash as "passwordHash", mobile, email, language
     from member where merchant_code = $merchant and username_key = $usernameKey and not disabled`,
);
/** Null for an unknown name, another member's number or address, or a disabled member. */
export async function findOwner(
  tx: Tx,
  { username, channel, place }: ResetContact,
): Promise<Owner | null> {
  const [found] = await selectOwner(tx, { usernameKey: usernameKey(username) });
  if (!found) return null;
  const kept = channel === 'sms' ? found.mobile : found.email && plainAddress(found.email);
  return kept === place ? found : null;
}
