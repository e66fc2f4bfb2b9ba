// Reads who stands where at the end of a day, week or month, and keeps for which of them prizes were given.
import type { Day, Period } from '@parlour/contract/rewards/local-days';
import type { Tx } from '@parlour/database/connection';
import { clubLabels, members } from '@parlour/database/tables/member';
import { promotionRuns, scores } from '@parlour/database/tables/rewards/rewards';
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';

export type Place = { period: Period; firstDay: Day; mostRank: number };

/** Equal points share a rank, and the next one counts all before it: as the board has it. */
export async function listRanked(tx: Tx, { period, firstDay, mostRank }: Place) {
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

/** True for the first that asks; another waits until its transaction ends. */
export async function takeRun(tx: Tx, row: typeof promotionRuns.$inferInsert): Promise<boolean> {
  const written = await tx
    .insert(promotionRuns)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: promotionRuns.promotionId })
    .execute();
  return written.length > 0;
}
