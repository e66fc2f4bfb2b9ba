// Finds the member who owns a name and the number or address that was given with it.
import type { Tx } from '@parlour/database/connection';
import { members, usernameKey } from '@parlour/database/tables/member';
import { and, eq } from 'drizzle-orm';
import { plainAddress, type Way } from './way.ts';

const columns = {
  id: members.id,
  username: members.username,
  passwordHash: members.passwordHash,
  mobile: members.mobile,
  email: members.email,
  language: members.language,
};

/** Null where the name is nobody's, somebody else's number or address was given, or the member is disabled. */
export async function findOwner(tx: Tx, { username, channel, place }: Way) {
  const [found] = await tx
    .select(columns)
    .from(members)
    .where(and(eq(members.usernameKey, usernameKey(username)), eq(members.disabled, false)))
    .execute();
  if (!found) return null;
  const kept = channel === 'sms' ? found.mobile : found.email && plainAddress(found.email);
  return kept === place ? found : null;
}

export type Owner = NonNullable<Awaited<ReturnType<typeof findOwner>>>;
