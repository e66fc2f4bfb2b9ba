// Reads the ranking of a finished day, week or month; stores the periods whose prizes were given.
import type { Day, Period } from '@parlour/contract/rewards/local-days';
import type { Tx } from '@parlour/database/connection';
import { clubLabels, members } from '@parlour/database/tables/member';
import { promotionRuns, scores } from '@parlour/database/tables/rewards/rewards';
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';

export type RankingQuery = { period: Period; firstDay: Day; mostRank: number };

/** Lists the members up to a rank. Equal points share a rank, and the next rank counts all before it, as on the board. */
export async function listRanked(tx: Tx, { period, firstDay, mostRank }: RankingQuery) {
  const ranked = tx.$with('ranked').as(
    tx
      .select({
        memberId: scores.memberId,
        rank: sql<number>`(rank() over (order by ${scores.points} desc))::int`.as('rank'),
      })
      .from(scores)
      .where(and(eq(scores.period, period), eq(scores.firstDay, firstDay), gt(scores.points, 0))),
  );
  return tx
    .with(ranked)
    .select({
      memberId: ranked.memberId,
      rank: ranked.rank,
      memberType: members.type,
      clubLabelId: members.clubLabelId,
      labelType: clubLabels.type,
      registeredAt: members.createdAt,
    })
    .from(ranked)
    .innerJoin(members, eq(members.id, ranked.memberId))
    .leftJoin(
      clubLabels,
      and(
        eq(clubLabels.merchantCode, members.merchantCode),
        eq(clubLabels.id, members.clubLabelId),
      ),
    )
    .where(lte(ranked.rank, mostRank))
    .orderBy(asc(ranked.rank), asc(ranked.memberId))
    .execute();
}

/** Returns true for the first caller; others wait until its transaction ends. */
export async function takeRun(tx: Tx, row: typeof promotionRuns.$inferInsert): Promise<boolean> {
  const written = await tx
    .insert(promotionRuns)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: promotionRuns.promotionId })
    .execute();
  return written.length > 0;
}
