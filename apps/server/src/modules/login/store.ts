// Keeps what a login needs of a member: name, password hash, second factors, and when it logged in.
import type { Tx } from '@parlour/database/connection';
import { members, usernameKey } from '@parlour/database/tables/member';
import { eq, sql } from 'drizzle-orm';

export async function findMemberByName(tx: Tx, username: string) {
  const [row] = await tx
    .select()
    .from(members)
    .where(eq(members.usernameKey, usernameKey(username)))
    .execute();
  return row ?? null;
}

export type LoginMember = NonNullable<Awaited<ReturnType<typeof findMemberByName>>>;

export const updateLoginTimes = (tx: Tx, id: string, at: Date) =>
  tx
    .update(members)
    .set({
      firstLoginAt: sql`coalesce(${members.firstLoginAt}, ${at})`,
      previousLoginAt: sql`${members.lastLoginAt}`,
      lastLoginAt: at,
    })
    .where(eq(members.id, id))
    .execute();
