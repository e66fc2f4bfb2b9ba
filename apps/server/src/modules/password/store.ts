// Stores the hash of a member's password.
import type { Tx } from '@parlour/database/connection';
import { members } from '@parlour/database/tables/member';
import { and, eq } from 'drizzle-orm';

export async function findPassword(tx: Tx, memberId: string) {
  const [found] = await tx
    .select({ username: members.username, passwordHash: members.passwordHash })
    .from(members)
    .where(eq(members.id, memberId))
    .execute();
  return found ?? null;
}

type PasswordChange = { memberId: string; from: string; to: string };

/** Replaces the hash. Returns false if it is no longer the compared one: of two concurrent changes, one succeeds. */
export async function replacePassword(
  tx: Tx,
  { memberId, from, to }: PasswordChange,
): Promise<boolean> {
  const changed = await tx
    .update(members)
    .set({ passwordHash: to, passwordExpired: false })
    .where(and(eq(members.id, memberId), eq(members.passwordHash, from)))
    .returning({ id: members.id })
    .execute();
  return changed.length > 0;
}
