// Stores which identities open which accounts, and which of their tokens were used.
import type { Tx } from '@parlour/database/connection';
import { removerOfOld } from '@parlour/database/statement';
import {
  memberIdentities,
  usedIdentityTokens,
} from '@parlour/database/tables/credentials/identity';
import { and, desc, eq, sql } from 'drizzle-orm';

export type IdentityKey = { issuer: string; subject: string };

/** The member whose account the identity opens. Disconnecting it locks the member's row. */
export async function findOwner(tx: Tx, { issuer, subject }: IdentityKey): Promise<string | null> {
  const [row] = await tx
    .select({ memberId: memberIdentities.memberId })
    .from(memberIdentities)
    .where(and(eq(memberIdentities.issuer, issuer), eq(memberIdentities.subject, subject)))
    .execute();
  return row?.memberId ?? null;
}

/** Lists a member's identities, newest first. */
export const listOfMember = (tx: Tx, memberId: string, most: number) =>
  tx
    .select()
    .from(memberIdentities)
    .where(eq(memberIdentities.memberId, memberId))
    .orderBy(desc(memberIdentities.boundAt), desc(memberIdentities.id))
    .limit(most)
    .execute();

/** Locks the identity until the transaction ends, so that no other transaction connects it. */
export const lockIdentity = (tx: Tx, merchantCode: string, { issuer, subject }: IdentityKey) => {
  const what = `identity:${merchantCode}:${issuer}:${subject}`;
  return tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`);
};

export type IdentityRow = typeof memberIdentities.$inferSelect;

/** Null if the identity already opens an account. */
export async function insertIdentity(
  tx: Tx,
  identity: typeof memberIdentities.$inferInsert,
): Promise<IdentityRow | null> {
  const [row] = await tx
    .insert(memberIdentities)
    .values(identity)
    .onConflictDoNothing()
    .returning()
    .execute();
  return row ?? null;
}

/**
 * True if the member could not log in without this identity: registered with one and never had a password,
 * has no other identity and no passkey, and no number or address for a reset code. Called under the lock of the member's row.
 */
export async function isOnlyWay(
  tx: Tx,
  { memberId, id, hasPasskeys }: { memberId: string; id: string; hasPasskeys: boolean },
): Promise<boolean> {
  const { rows } = await tx.execute<{ found: boolean }>(sql`
    select m.mobile is null and m.email is null
        and exists (select 1 from registration r
          where r.member_id = m.id and r.method = 'identity')
        and not exists (select 1 from member_identity i where i.member_id = m.id and i.id <> ${id})
        and not (${hasPasskeys} and exists (select 1 from passkey p where p.member_id = m.id)) as found
      from member m where m.id = ${memberId}`);
  return rows[0]?.found === true;
}

/** Removes the identity and returns it; null if the member has no such identity. */
export async function removeIdentity(tx: Tx, memberId: string, id: string) {
  const [row] = await tx
    .delete(memberIdentities)
    .where(and(eq(memberIdentities.id, id), eq(memberIdentities.memberId, memberId)))
    .returning({ channel: memberIdentities.channel })
    .execute();
  return row ?? null;
}

/** Returns false if the token was used before. */
export async function insertUsedToken(
  tx: Tx,
  token: typeof usedIdentityTokens.$inferInsert,
): Promise<boolean> {
  const added = await tx
    .insert(usedIdentityTokens)
    .values(token)
    .onConflictDoNothing()
    .returning({ tokenHash: usedIdentityTokens.tokenHash })
    .execute();
  return added.length > 0;
}

export const removeOldTokens = removerOfOld({
  table: 'used_identity_token',
  key: 'token_hash',
  time: 'expires_at',
});
