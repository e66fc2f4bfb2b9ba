// Reads who lost in a week and has not been looked at, and keeps for which weeks that was done.
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
  /** Of the batch before; null at the first one. */
  after: string | null;
  most: number;
};

/** What a week's rounds moved of a bonus: stakes that were not given back, and the bonus part of their prizes. Both are in the week's sums, and no money of the member's own. Each bet that used bonus money has an entry in the account of it, so only those are looked at. */
const ofBonus = sql`(
  select sum(bet.bonus_amount - back.amount) as staked, sum(prize.amount) as won
    from account money
    join entry on entry.account_id = money.id and entry.balance is not null
    join movement on movement.id = entry.movement_id and movement.kind = 'bet'
    join vendor_transaction bet on bet.integration = split_part(movement.reference, ':', 1)
         and bet.id = substr(movement.reference, strpos(movement.reference, ':') + 1)
    join activity round on round.member_id = money.member_id and round.kind = 'round'
         and round.reference = bet.integration || ':' || coalesce(bet.round, bet.id)
         and date_trunc('week', round.day)::date = ${activitySums.firstDay}
    cross join lateral (
      select coalesce(sum(given.bonus_amount), 0) as amount from vendor_transaction given
       where given.integration = bet.integration and given.reference_id = bet.id
         and given.kind in ('rollback', 'void')) back
    cross join lateral (
      select coalesce(sum(win.bonus_amount - coalesce(taken.bonus_amount, 0)), 0) as amount
        from vendor_transaction win
        left join vendor_transaction taken on taken.integration = win.integration
             and taken.reference_id = win.id and taken.kind = 'rollback' and taken.moved
       where win.integration = bet.integration and win.reference_id = bet.id and win.kind = 'win') prize
   where money.kind = 'bonus' and money.member_id = ${activitySums.memberId}
     and money.currency = ${activitySums.currency})`;

const own = {
  staked: sql<bigint>`${activitySums.staked} - coalesce(of_bonus.staked, 0)`.mapWith(BigInt),
  won: sql<bigint>`${activitySums.won} - coalesce(of_bonus.won, 0)`.mapWith(BigInt),
};

/** Members who put in so much more of their own money than they won of it, in the order of their ids. */
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

export type Run = { promotionId: string; firstDay: Day };

export async function hasRun(tx: Tx, { promotionId, firstDay }: Run): Promise<boolean> {
  const found = await tx
    .select({ at: promotionRuns.finishedAt })
    .from(promotionRuns)
    .where(and(eq(promotionRuns.promotionId, promotionId), eq(promotionRuns.firstDay, firstDay)))
    .execute();
  return found.length > 0;
}

/** Two processes may finish the same one. */
export const insertRun = (tx: Tx, row: typeof promotionRuns.$inferInsert) =>
  tx.insert(promotionRuns).values(row).onConflictDoNothing().execute();
