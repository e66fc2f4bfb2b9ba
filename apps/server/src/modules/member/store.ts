// Keeps the members as they see themselves: who they are, their club label, their way to the next rank.
import type { Tx } from '@parlour/database/connection';
import { clubLabels, members, rankProgress } from '@parlour/database/tables/member';
import { eq } from 'drizzle-orm';

export async function findMember(tx: Tx, id: string) {
  const [row] = await tx
    .select({ member: members, clubLabel: clubLabels })
    .from(members)
    .leftJoin(clubLabels, eq(clubLabels.id, members.clubLabelId))
    .where(eq(members.id, id))
    .execute();
  return row ?? null;
}

/** The label is null for a member without one, progress where nothing is counted yet. */
export async function findRankProgress(tx: Tx, memberId: string) {
  const [row] = await tx
    .select({ labelId: members.clubLabelId, progress: rankProgress })
    .from(members)
    .leftJoin(rankProgress, eq(rankProgress.memberId, members.id))
    .where(eq(members.id, memberId))
    .execute();
  return row ?? null;
}

export type MemberRow = NonNullable<Awaited<ReturnType<typeof findMember>>>;
export type RankProgressRow = NonNullable<Awaited<ReturnType<typeof findRankProgress>>>;
