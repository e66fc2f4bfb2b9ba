// Stores the club and members' labels as staff set them.
import type { Club } from '@parlour/contract/club/club.schema';
import type { Tx } from '@parlour/database/connection';
import { clubLabels, members } from '@parlour/database/tables/member';
import { clubs } from '@parlour/database/tables/rewards/club';
import { count, eq, isNotNull, sql } from 'drizzle-orm';
import { todayOfMerchant } from '#modules/activity';

/** A transaction of the server, or of the demo. */
export type ClubTx = Pick<Tx, 'insert' | 'select'>;

export async function findClub(tx: ClubTx): Promise<Club | null> {
  const [found] = await tx.select().from(clubs);
  return found?.definition ?? null;
}

export const saveClub = async (tx: ClubTx, club: typeof clubs.$inferInsert): Promise<void> => {
  const { merchantCode: _, ...changes } = club;
  await tx
    .insert(clubs)
    .values(club)
    .onConflictDoUpdate({ target: clubs.merchantCode, set: changes });
};

export const saveLabel = async (
  tx: ClubTx,
  label: typeof clubLabels.$inferInsert,
): Promise<void> => {
  const { merchantCode: _, id: __, ...changes } = label;
  await tx
    .insert(clubLabels)
    .values(label)
    .onConflictDoUpdate({ target: [clubLabels.merchantCode, clubLabels.id], set: changes });
};

export const listLabels = (tx: ClubTx) =>
  tx.select({ id: clubLabels.id, type: clubLabels.type }).from(clubLabels);

/** Counts the members of each label that some have. */
export const countMembers = (tx: ClubTx) =>
  tx
    .select({ label: members.clubLabelId, members: count() })
    .from(members)
    .where(isNotNull(members.clubLabelId))
    .groupBy(members.clubLabelId);

export async function updateLabel(tx: Tx, memberId: string, label: string | null): Promise<void> {
  await tx.update(members).set({ clubLabelId: label }).where(eq(members.id, memberId)).execute();
}

const today = sql.raw(todayOfMerchant);

/** Recomputes the level of a member, as of the merchant's current day. */
export async function settleToday(tx: Tx, memberId: string, at: Date): Promise<void> {
  await tx.execute(sql`select settle_club(${memberId}, ${today}, ${at})`);
}

/** Recomputes the levels of all members. */
export async function settleAll(tx: Tx, at: Date): Promise<void> {
  await tx.execute(sql`select settle_club(id, ${today}, ${at}) from member`);
}
