// Finds the member who owns both a name and the number or address given with it.
import type { Tx } from '@parlour/database/connection';
import { members, usernameKey } from '@parlour/database/tables/member';
import { and, eq } from 'drizzle-orm';
import { plainAddress, type ResetContact } from './reset-contact.ts';

const columns = {
  id: members.id,
  username: members.username,
  passwordHash: members.passwordHash,
  mobile: members.mobile,
  email: members.email,
  language: members.language,
};

/** Null for an unknown name, another member's number or address, or a disabled member. */
export async function findOwner(tx: Tx, { username, channel, place }: ResetContact) {
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
