// Reads the ranking of a finished day, week or month; stores the periods whose prizes were given.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

/** Lists the members up to a rank. Equal points share a rank, and the next rank counts all before it, as on the board. */
export const listRanked = tenantStatement<shapes.RankedMembers>(
  'ranked_members',
  `with ranked as (
     select member_id, (rank() over (order by points desc))::int as rank from score
      where merchant_code = $merchant and period = $period and first_day = $firstDay::text::date and points > 0
   )
   select ranked.member_id as "memberId", ranked.rank as "rank!", member.type as "memberType",
          member.club_label_id as "clubLabelId", club_label.type as "labelType", member.created_at as "registeredAt"
     from ranked
     join member on member.merchant_code = $merchant and member.id = ranked.member_id
     left join club_label on club_label.merchant_code = member.merchant_code and club_label.id = member.club_label_id
    where ranked.rank <= $mostRank::int
    order by ranked.rank, ranked.member_id`,
);

const insertRun = tenantStatement<shapes.TakePromotionRun>(
  'take_promotion_run',
  `insert into promotion_run (merchant_code, promotion_id, first_day, finished_at)
   values ($merchant, $promotionId, $firstDay::text::date, $finishedAt)
   on conflict do nothing returning promotion_id as id`,
);
/** Returns true for the first caller; others wait until its transaction ends. */
export const takeRun = async (tx: Tx, run: shapes.TakePromotionRun['values']): Promise<boolean> =>
  (await insertRun(tx, run)).length > 0;
