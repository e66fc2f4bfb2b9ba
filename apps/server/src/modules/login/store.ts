// Stores what a login needs of a member: name, password hash, second factors, and the times of logins.
import type { Tx } from '@parlour/database/connection';
import { members, usernameKey } from '@parlour/database/tables/member';
import { and, eq, sql } from 'drizzle-orm';
import { writeFact } from '#modules/outbox';

export async function findMemberByName(tx: Tx, username: string) {
  const [row] = await tx
    .select()
    .from(members)
    .where(eq(members.usernameKey, usernameKey(username)))
    .execute();
  return row ?? null;
}

/** Null also if two members gave the same number: it opens neither's account. */
export async function findMemberByMobile(tx: Tx, mobile: string) {
  const found = await tx
    .select()
    .from(members)
    .where(eq(members.mobile, mobile))
    .limit(2)
    .execute();
  return found.length === 1 ? (found[0] ?? null) : null;
}

export async function findMemberById(tx: Tx, id: string) {
  const [row] = await tx.select().from(members).where(eq(members.id, id)).execute();
  return row ?? null;
}

export type LoginMember = NonNullable<Awaited<ReturnType<typeof findMemberByName>>>;

export type LoginUpdate = {
  merchantCode: string;
  memberId: string;
  at: Date;
  /** The hash when the proof was checked; null for an account that this transaction created. */
  passwordHash: string | null;
};

/** Records the login. Returns false if the account has been disabled or has a new password since the proof. */
export async function updateLoginTimes(
  tx: Tx,
  { merchantCode, memberId, at, passwordHash }: LoginUpdate,
): Promise<boolean> {
  const [noted] = await Promise.all([
    tx
      .update(members)
      .set({
        firstLoginAt: sql`coalesce(${members.firstLoginAt}, ${at})`,
        previousLoginAt: sql`${members.lastLoginAt}`,
        lastLoginAt: at,
      })
      .where(
        and(
          eq(members.id, memberId),
          passwordHash === null ? undefined : eq(members.passwordHash, passwordHash),
          eq(members.disabled, false),
        ),
      )
      .returning({ id: members.id })
      .execute(),
    writeFact(tx, { name: 'member.loggedIn', merchantCode, memberId, at, about: {} }),
  ]);
  return noted.length > 0;
}
