// Reads the members who lost in a week; stores the weeks that were settled.
import type { Day } from '@parlour/contract/rewards/local-days';
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

export type Loser = shapes.RescueLosers['row'];

/** Joins "own": a week's sums without the bonus money in them, which is not the member's own. */
const ownMoney = `left join lateral (
       select sum(moved.staked) as staked, sum(moved.won) as won
         from bonus_money_of_rounds($merchant, week.member_id, week.currency) moved
        where moved.day between week.first_day and week.first_day + 6
     ) of_bonus on true
    cross join lateral (
       select (week.staked - coalesce(of_bonus.staked, 0))::bigint as staked,
              (week.won - coalesce(of_bonus.won, 0))::bigint as won
     ) own`;

/** Lists members whose loss of own money is at least `least`, ordered by id; after the last member of the batch before, or from the first one. Bonus money in the week's sums is not the member's own. */
export const listLosers = tenantStatement<shapes.RescueLosers>(
  'rescue_losers',
  `select week.member_id as "memberId", own.staked as "staked!", own.won as "won!", member.type as "memberType",
          member.club_label_id as "clubLabelId", club_label.type as "labelType", member.created_at as "registeredAt"
     from activity_sum week
     join member on member.merchant_code = week.merchant_code and member.id = week.member_id
     left join club_label on club_label.merchant_code = member.merchant_code and club_label.id = member.club_label_id
     ${ownMoney}
    where week.merchant_code = $merchant and week.period = 'week' and week.first_day = $firstDay::text::date
      and week.currency = $currency and own.staked - own.won >= $least
      and ($after?::uuid is null or week.member_id > $after)
    order by week.member_id limit $most::int`,
  // A plan for any values would read the index from its beginning for each batch.
  { isPlannedEachTime: true },
);

/** Reads one member's sums of a week in own money; no row without a round. */
export const ownSums = tenantStatement<shapes.RescueOwnSums>(
  'rescue_own_sums',
  `select own.staked as "staked!", own.won as "won!"
     from activity_sum week
     ${ownMoney}
    where week.merchant_code = $merchant and week.member_id = $memberId and week.period = 'week'
      and week.first_day = $firstDay::text::date and week.currency = $currency`,
);

export type PromotionRun = { promotionId: string; firstDay: Day };

const selectRun = tenantStatement<shapes.PromotionRunOfDay>(
  'promotion_run_of_day',
  `select from promotion_run
    where merchant_code = $merchant and promotion_id = $promotionId and first_day = $firstDay::text::date`,
);
export const hasRun = async (tx: Tx, run: PromotionRun): Promise<boolean> =>
  (await selectRun(tx, run)).length > 0;

/** Records a finished run. Another process may have recorded it before. */
export const insertRun = tenantStatement<shapes.InsertPromotionRun>(
  'insert_promotion_run',
  `insert into promotion_run (merchant_code, promotion_id, first_day, finished_at)
   values ($merchant, $promotionId, $firstDay::text::date, $finishedAt) on conflict do nothing`,
);
