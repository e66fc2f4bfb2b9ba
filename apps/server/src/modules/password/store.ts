// Keeps the hash of a member's password.
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

type Change = { memberId: string; from: string; to: string };

/** Whether it was still the compared one: of two changes at once one counts. */
export async function replacePassword(tx: Tx, { memberId, from, to }: Change): Promise<boolean> {
  const changed = await tx
    .update(members)
    .set({ passwordHash: to, passwordExpired: false })
    .where(and(eq(members.id, memberId), eq(members.passwordHash, from)))
    .returning({ id: members.id })
    .execute();
  return changed.length > 0;
}
