// Reads the members who lost in a week; stores the weeks that were settled.
import type { Day } from '@parlour/contract/rewards/local-days';
import type { MemberType } from '@parlour/contract/member/member-types';
import type { Tx } from '@parlour/database/connection';
import { activitySums } from '@parlour/database/tables/rewards/activity';
import { clubLabels, members } from '@parlour/database/tables/member';
import { promotionRuns } from '@parlour/database/tables/rewards/rewards';
import { and, asc, eq, gt, sql } from 'drizzle-orm';

export type Loser = {
  memberId: string;
  staked: bigint;
  won: bigint;
  memberType: MemberType;
  clubLabelId: string | null;
  labelType: 'AUTO' | 'MANUAL' | null;
  registeredAt: Date;
};

export type Batch = {
  firstDay: Day;
  currency: string;
  least: bigint;
  /** The last member of the batch before; null for the first batch. */
  after: string | null;
  most: number;
};

/** Bonus money in the week's sums, which is not the member's own money. */
const ofBonus = sql`(
  select sum(moved.staked) as staked, sum(moved.won) as won
    from bonus_money_of_rounds(${activitySums.memberId}, ${activitySums.currency}) moved
   where moved.day between ${activitySums.firstDay} and ${activitySums.firstDay} + 6)`;

const own = {
  staked: sql<bigint>`${activitySums.staked} - coalesce(of_bonus.staked, 0)`.mapWith(BigInt),
  won: sql<bigint>`${activitySums.won} - coalesce(of_bonus.won, 0)`.mapWith(BigInt),
};

/** Lists members whose loss of own money is at least `least`, ordered by id. */
export const listLosers = (tx: Tx, batch: Batch): Promise<Loser[]> =>
  tx
    .select({
      memberId: activitySums.memberId,
      ...own,
      memberType: members.type,
      clubLabelId: members.clubLabelId,
      labelType: clubLabels.type,
      registeredAt: members.createdAt,
    })
    .from(activitySums)
    .innerJoin(
      members,
      and(
        eq(members.merchantCode, activitySums.merchantCode),
        eq(members.id, activitySums.memberId),
      ),
    )
    .leftJoin(
      clubLabels,
      and(
        eq(clubLabels.merchantCode, members.merchantCode),
        eq(clubLabels.id, members.clubLabelId),
      ),
    )
    .leftJoinLateral(sql`${ofBonus} of_bonus`, sql`true`)
    .where(
      and(
        eq(activitySums.period, 'week'),
        eq(activitySums.firstDay, batch.firstDay),
        eq(activitySums.currency, batch.currency),
        sql`${own.staked} - (${own.won}) >= ${batch.least}`,
        ...(batch.after === null ? [] : [gt(activitySums.memberId, batch.after)]),
      ),
    )
    .orderBy(asc(activitySums.memberId))
    .limit(batch.most)
    .execute();

export type PromotionRun = { promotionId: string; firstDay: Day };

export async function hasRun(tx: Tx, { promotionId, firstDay }: PromotionRun): Promise<boolean> {
  const found = await tx
    .select({ at: promotionRuns.finishedAt })
    .from(promotionRuns)
    .where(and(eq(promotionRuns.promotionId, promotionId), eq(promotionRuns.firstDay, firstDay)))
    .execute();
  return found.length > 0;
}

/** Records a finished run. Another process may have recorded it before. */
export const insertRun = (tx: Tx, row: typeof promotionRuns.$inferInsert) =>
  tx.insert(promotionRuns).values(row).onConflictDoNothing().execute();
