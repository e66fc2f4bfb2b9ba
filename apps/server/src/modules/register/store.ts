// Stores registrations and their forms; checks whether a name, number or address is taken.
import type { Tx } from '@parlour/database/connection';
import { removerOfOld } from '@parlour/database/statement';
import { members, usernameKey } from '@parlour/database/tables/member';
import { registrationForms, registrations } from '@parlour/database/tables/register';
import { and, eq, gt, sql } from 'drizzle-orm';

/** Locks a subject, such as a number, until the transaction ends. */
export const lockFor = (tx: Tx, what: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`register:${what}`}, 0))`);

export async function hasName(tx: Tx, username: string): Promise<boolean> {
  const found = await tx
    .select({ id: members.id })
    .from(members)
    .where(eq(members.usernameKey, usernameKey(username)))
    .execute();
  return found.length > 0;
}

export async function hasMobile(tx: Tx, mobile: string): Promise<boolean> {
  const found = await tx
    .select({ id: members.id })
    .from(members)
    .where(eq(members.mobile, mobile))
    .limit(1)
    .execute();
  return found.length > 0;
}

/** Ignores capitals. */
export async function hasEmail(tx: Tx, email: string): Promise<boolean> {
  const found = await tx
    .select({ id: members.id })
    .from(members)
    .where(sql`lower(${members.email}) = lower(${email})`)
    .limit(1)
    .execute();
  return found.length > 0;
}

/** Returns null if the name is taken, also by a concurrent transaction that commits. */
export async function insertMember(tx: Tx, member: typeof members.$inferInsert) {
  const [written] = await tx
    .insert(members)
    .values(member)
    .onConflictDoNothing({ target: [members.merchantCode, members.usernameKey] })
    .returning()
    .execute();
  return written ?? null;
}

export const insertRegistration = (tx: Tx, row: typeof registrations.$inferInsert) =>
  tx.insert(registrations).values(row).execute();

export const writeForm = (tx: Tx, row: typeof registrationForms.$inferInsert) =>
  tx
    .insert(registrationForms)
    .values(row)
    .onConflictDoUpdate({
      target: [registrationForms.merchantCode, registrationForms.formHash],
      set: row,
    })
    .execute();

/** The member whom this form created since that time; null if the member is disabled or needs a second factor. */
export async function findMemberOfForm(tx: Tx, formHash: Buffer, since: Date) {
  const [found] = await tx
    .select({ member: members })
    .from(registrationForms)
    .innerJoin(members, eq(members.id, registrationForms.memberId))
    .where(
      and(
        eq(registrationForms.formHash, formHash),
        gt(registrationForms.createdAt, since),
        eq(members.disabled, false),
        eq(members.secondFactors, []),
      ),
    )
    .execute();
  return found?.member ?? null;
}

export const removeOldForms = removerOfOld({
  table: 'registration_form',
  key: 'form_hash',
  time: 'created_at',
});
