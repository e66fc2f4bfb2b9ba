import type { Database } from '@parlour/database/connection';
import { clubLabels, members, rankProgress } from '@parlour/database/tables/member';
import { eq } from 'drizzle-orm';

export const memberStore = (database: Database) => ({
  find: (merchantCode: string, id: string) =>
    database.query(merchantCode, async (tx) => {
      const [row] = await tx
        .select({ member: members, clubLabel: clubLabels })
        .from(members)
        .leftJoin(clubLabels, eq(clubLabels.id, members.clubLabelId))
        .where(eq(members.id, id))
        .execute();
      return row ?? null;
    }),

  /** The label is null for a member without one, progress where nothing is counted yet. */
  findRankProgress: (merchantCode: string, id: string) =>
    database.query(merchantCode, async (tx) => {
      const [row] = await tx
        .select({ labelId: members.clubLabelId, progress: rankProgress })
        .from(members)
        .leftJoin(rankProgress, eq(rankProgress.memberId, members.id))
        .where(eq(members.id, id))
        .execute();
      return row ?? null;
    }),
});

export type MemberStore = ReturnType<typeof memberStore>;
export type MemberRow = NonNullable<Awaited<ReturnType<MemberStore['find']>>>;
export type RankProgressRow = NonNullable<Awaited<ReturnType<MemberStore['findRankProgress']>>>;
