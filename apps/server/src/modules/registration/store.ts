// Keeps where members came from and which form made them; and says what a member has already: a name, a number, an address.
import type { Tx } from '@parlour/database/connection';
import { removerOfOld } from '@parlour/database/statement';
import { members, usernameKey } from '@parlour/database/tables/member';
import { registrationForms, registrations } from '@parlour/database/tables/registration';
import { and, eq, gt, sql } from 'drizzle-orm';

/** Until the transaction ends nobody else decides about the same thing. */
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

/** An address counts whatever its capitals. */
export async function hasEmail(tx: Tx, email: string): Promise<boolean> {
  const found = await tx
    .select({ id: members.id })
    .from(members)
    .where(sql`lower(${members.email}) = lower(${email})`)
    .limit(1)
    .execute();
  return found.length > 0;
}

/** Null where the name is taken, also by one that is being written just now. */
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

/** The member whom this form made since then; one who may not log in by it any more is none. */
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
