// Recomputes the sums of members' activity and their progress in the club from the rounds. May run while the product is in use: writers
// wait for it. Sums and club are two transactions: a fact settles its member's level and then adds points, so whoever locks the sums and
// then waits for a level would wait for a fact that waits for the sums.
import type { Day } from '@parlour/contract/rewards/local-days';
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

const today = `select (now() at time zone coalesce(settings ->> 'timeZone', 'UTC'))::date from merchant where code = $merchant`;
const selectToday = tenantStatement<shapes.TodayOfMerchant>(
  'today_of_merchant',
  `select (${today})::text as today`,
);
/** The current day in the time zone of the merchant. */
export async function getToday(tx: Tx): Promise<Day> {
  const [row] = await selectToday(tx);
  if (!row?.today) throw new Error('the merchant of the transaction is not there');
  return row.today;
}

const lock = tenantStatement<shapes.LockActivitySums>(
  'lock_activity_sums',
  'lock table activity_day, activity_sum, score in share row exclusive mode',
);
const clearDays = tenantStatement<shapes.ClearActivityDays>(
  'clear_activity_days',
  'delete from activity_day where merchant_code = $merchant',
);
const clearSums = tenantStatement<shapes.ClearActivitySums>(
  'clear_activity_sums',
  'delete from activity_sum where merchant_code = $merchant',
);
const clearScores = tenantStatement<shapes.ClearScores>(
  'clear_scores',
  'delete from score where merchant_code = $merchant',
);
const sumDays = tenantStatement<shapes.SumActivityDays>(
  'sum_activity_days',
  `insert into activity_day (merchant_code, member_id, day, game, currency, category, rounds, staked, won)
   select merchant_code, member_id, day, game, currency, min(category), count(*) filter (where staked > 0),
          sum(staked), sum(won)
     from activity where merchant_code = $merchant and kind = 'round'
    group by merchant_code, member_id, day, game, currency`,
);
const sumPeriods = tenantStatement<shapes.SumActivityPeriods>(
  'sum_activity_periods',
  `insert into activity_sum (merchant_code, period, first_day, currency, member_id, rounds, staked, won, reached_at)
   select merchant_code, period, date_trunc(period, day)::date, currency, member_id,
          count(*) filter (where staked > 0), sum(staked), sum(won),
          coalesce(max(happened_at) filter (where staked > 0), min(happened_at))
     from activity cross join unnest(array['day', 'week', 'month']) as period
    where merchant_code = $merchant and kind = 'round'
    group by merchant_code, period, date_trunc(period, day)::date, currency, member_id`,
);

/** Inserts the points of every day, week and month into an empty table. */
export const insertScores = tenantStatement<shapes.InsertScores>(
  'insert_scores',
  `insert into score (merchant_code, period, first_day, member_id, points, reached_at)
   select merchant_code, period, date_trunc(period, earned_on)::date, member_id, sum(points), max(ready_at)
     from reward cross join unnest(array['day', 'week', 'month']) as period
    where merchant_code = $merchant and points > 0
    group by merchant_code, period, date_trunc(period, earned_on)::date, member_id`,
);

/** Counted as of the day of the last count. In the order of the members, so that two runs do not wait for each other. */
const resettle = tenantStatement<shapes.ResettleClub>(
  'resettle_club',
  `select from (
     select m.id, coalesce(p.counted_on, (${today})) as today from member m
       left join rank_progress p on p.merchant_code = $merchant and p.member_id = m.id
      where m.merchant_code = $merchant order by m.id) each
    cross join lateral settle_club(each.id, each.today, now())`,
);

/** Recomputes the sums of the transaction's merchant. The rows do not change if nothing was lost. */
export async function rebuildSums(tx: Tx): Promise<void> {
  const steps = [lock, clearDays, clearSums, clearScores, sumDays, sumPeriods, insertScores];
  for (const step of steps) await step(tx);
}

/** Recomputes the progress of all members in the club. Runs after `rebuildSums`, in a transaction of its own where others write. */
export async function resettleClub(tx: Tx): Promise<void> {
  await resettle(tx);
}
