// Recomputes the sums of members' activity and their progress in the club from the rounds. May run while the product is in use: writers of sums wait for it.
import type { Tx } from '@parlour/database/connection';

/** SQL for the current day in the time zone of the merchant whose rows are visible. */
export const todayOfMerchant = `(select (now() at time zone coalesce(settings ->> 'timeZone', 'UTC'))::date
  from merchant where code = current_setting('app.merchant'))`;

/** Inserts the points of every day, week and month into an empty table. */
export const scoresOfRewards = `insert into score (merchant_code, period, first_day, member_id, points, reached_at)
   select merchant_code, period, date_trunc(period, earned_on)::date, member_id, sum(points), max(ready_at)
     from reward cross join unnest(array['day', 'week', 'month']) as period
    where points > 0 group by merchant_code, period, date_trunc(period, earned_on)::date, member_id`;

/** The statements in order, for one transaction in which one merchant is visible. */
export const rebuildStatements = [
  'lock table activity_day, activity_sum, score in share row exclusive mode',
  'delete from activity_day',
  'delete from activity_sum',
  'delete from score',
  `insert into activity_day (merchant_code, member_id, day, game, currency, category, rounds, staked, won)
   select merchant_code, member_id, day, game, currency, min(category), count(*) filter (where staked > 0),
          sum(staked), sum(won)
     from activity where kind = 'round' group by merchant_code, member_id, day, game, currency`,
  `insert into activity_sum (merchant_code, period, first_day, currency, member_id, rounds, staked, won, reached_at)
   select merchant_code, period, date_trunc(period, day)::date, currency, member_id,
          count(*) filter (where staked > 0), sum(staked), sum(won),
          coalesce(max(happened_at) filter (where staked > 0), min(happened_at))
     from activity cross join unnest(array['day', 'week', 'month']) as period
    where kind = 'round' group by merchant_code, period, date_trunc(period, day)::date, currency, member_id`,
  scoresOfRewards,
  // Counted as of the day of the last count.
  `select settle_club(m.id, coalesce(p.counted_on, ${todayOfMerchant}), now())
     from member m left join rank_progress p on p.member_id = m.id`,
];

/** Recomputes the sums of the transaction's merchant. The rows do not change if nothing was lost. */
export async function rebuildSums(tx: Tx): Promise<void> {
  for (const text of rebuildStatements) await tx.$client.query(text);
}
