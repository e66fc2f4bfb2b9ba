// Invariants of promotions, rewards and their movements. Each statement returns the first row that breaks it, as a sentence about that row.
// The best plan depends on the merchant's size.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

type Invariant = { says: string; find: (tx: Tx) => Promise<{ row: string }[]> };

export const rewardInvariants: Invariant[] = [
  {
    says: 'a promotion has spent what its paid rewards cost, and no more than its budget',
    find: tenantStatement<shapes.RewardsBudget>(
      'rewards_budget',
      `select format('promotion %s: spent %s, its rewards cost %s, its budget is %s', p.code, p.spent,
                      coalesce(sum(r.cost), 0), coalesce(p.budget::text, 'none')) as "row!"
          from promotion p left join reward r on r.merchant_code = $merchant and r.promotion_id = p.id
          and r.state in ('paid', 'waiting')
         where p.merchant_code = $merchant
         group by p.id, p.code, p.spent, p.budget
        having p.spent <> coalesce(sum(r.cost), 0) or p.spent > p.budget order by p.code limit 1`,
      { isPlannedEachTime: true },
    ),
  },
  {
    says: 'a paid reward of cash has its one movement, of its cost, into a wallet of its member',
    find: tenantStatement<shapes.RewardsOfCash>(
      'rewards_of_cash',
      `select format('reward %s of member %s: %s', r.id, r.member_id, r.state) as "row!"
          from reward r
          left join movement m on m.merchant_code = $merchant and m.reference = 'reward:' || r.id
               and m.kind = 'reward'
          left join entry e on e.merchant_code = $merchant and e.movement_id = m.id and e.balance is not null
          left join account a on a.merchant_code = $merchant and a.id = e.account_id
         where r.merchant_code = $merchant and r.reward ->> 'kind' = 'cash'
           and case r.state when 'paid' then e.amount is distinct from r.cost
                 or a.member_id is distinct from r.member_id or a.currency is distinct from r.currency
               else m.id is not null end
         order by r.ready_at, r.id limit 1`,
      { isPlannedEachTime: true },
    ),
  },
  {
    says: 'a paid reward of bonus money, and a used voucher of it, granted one bonus of its amount to its member',
    find: tenantStatement<shapes.RewardsOfBonus>(
      'rewards_of_bonus',
      `with given as (
          select 'reward:' || id as source, member_id, currency, cost, state = 'paid' as is_paid
            from reward where merchant_code = $merchant and reward ->> 'kind' = 'bonus'
          union all
          select 'voucher:' || id, member_id, currency, cost, used_at is not null
            from voucher where merchant_code = $merchant and reward ->> 'kind' = 'bonus'
        )
        select format('%s of member %s', g.source, g.member_id) as "row!"
          from given g left join bonus b on b.merchant_code = $merchant and b.source = g.source
         where case when g.is_paid then b.amount is distinct from g.cost
                 or b.member_id is distinct from g.member_id or b.currency is distinct from g.currency
               else b.id is not null end
         order by g.source limit 1`,
      { isPlannedEachTime: true },
    ),
  },
  {
    says: 'a movement of a reward stands for one',
    find: tenantStatement<shapes.RewardsMovement>(
      'rewards_movement',
      `select format('movement %s (%s)', m.id, m.reference) as "row!"
          from movement m left join reward r on r.merchant_code = $merchant and m.reference = 'reward:' || r.id
          left join voucher v on v.merchant_code = $merchant and m.reference = 'voucher:' || v.id
         where m.merchant_code = $merchant and m.kind = 'reward' and r.id is null
         and v.id is null order by m.id limit 1`,
      { isPlannedEachTime: true },
    ),
  },
  {
    says: 'a voucher that was used has its one movement, of its worth, into a wallet of its member',
    find: tenantStatement<shapes.RewardsUsedVoucher>(
      'rewards_used_voucher',
      `select format('voucher %s of %s', v.id, v.batch) as "row!"
          from voucher v
          left join movement m on m.merchant_code = $merchant and m.reference = 'voucher:' || v.id
               and m.kind = 'reward'
          left join entry e on e.merchant_code = $merchant and e.movement_id = m.id and e.balance is not null
          left join account a on a.merchant_code = $merchant and a.id = e.account_id
         where v.merchant_code = $merchant and v.reward ->> 'kind' = 'cash'
           and case when v.used_at is null then m.id is not null
               else e.amount is distinct from v.cost or a.member_id is distinct from v.member_id
                    or a.currency is distinct from v.currency end
         order by v.id limit 1`,
      { isPlannedEachTime: true },
    ),
  },
  {
    says: 'a paid reward of a voucher has its one voucher, of its worth, and its member’s',
    find: tenantStatement<shapes.RewardsOfVoucher>(
      'rewards_of_voucher',
      `select format('reward %s of member %s: %s', r.id, r.member_id, r.state) as "row!"
          from reward r left join voucher v on v.merchant_code = $merchant and v.id = r.id
         where r.merchant_code = $merchant and case when r.reward ->> 'kind' = 'voucher' and r.state = 'paid'
               then v.cost is distinct from r.cost or v.member_id is distinct from r.member_id
                    or v.currency is distinct from r.currency or v.reward is distinct from r.reward -> 'reward'
               else v.id is not null end
         order by r.ready_at, r.id limit 1`,
      { isPlannedEachTime: true },
    ),
  },
  {
    says: 'a paid reward of free plays has its one grant, of its plays, to its member',
    find: tenantStatement<shapes.RewardsOfFreePlays>(
      'rewards_of_free_plays',
      `select format('reward %s of member %s: %s', r.id, r.member_id, r.state) as "row!"
          from reward r left join free_play_grant g on g.merchant_code = $merchant and g.reward_id = r.id
         where r.merchant_code = $merchant and case when r.reward ->> 'kind' = 'freePlays' and r.state = 'paid'
               then g.plays * g.stake is distinct from r.cost or g.member_id is distinct from r.member_id
                    or g.currency is distinct from r.currency
               else g.reward_id is not null end
         order by r.ready_at, r.id limit 1`,
      { isPlannedEachTime: true },
    ),
  },
  {
    says: 'as many granted plays are used as bets used one and were not given back',
    find: tenantStatement<shapes.RewardsUsedPlays>(
      'rewards_used_plays',
      `with bets as (
          select integration, supplier_reward, sum(case kind when 'bet' then 1 else -1 end) as used
            from vendor_transaction where merchant_code = $merchant and supplier_reward is not null
           group by integration, supplier_reward
        )
        select format('plays %s of %s', coalesce(g.supplier_reward, b.supplier_reward),
                      coalesce(g.integration, b.integration)) as "row!"
          from (select * from free_play_grant where merchant_code = $merchant) g
          full join bets b using (integration, supplier_reward)
         where g.used is distinct from coalesce(b.used, 0) order by 1 limit 1`,
      { isPlannedEachTime: true },
    ),
  },
  {
    says: 'the sums of days are those of the rounds',
    find: tenantStatement<shapes.RewardsDays>(
      'rewards_days',
      `with of_rounds as (
          select member_id, day, game, currency, count(*) filter (where staked > 0) as rounds,
                 sum(staked) as staked, sum(won) as won
            from activity where merchant_code = $merchant and kind = 'round' group by member_id, day, game, currency
        )
        select format('member %s on %s in %s', coalesce(a.member_id, d.member_id), coalesce(a.day, d.day),
                      coalesce(a.game, d.game)) as "row!"
          from of_rounds a full join (select * from activity_day where merchant_code = $merchant) d
               using (member_id, day, game, currency)
         where (coalesce(a.rounds, 0), coalesce(a.staked, 0), coalesce(a.won, 0))
               is distinct from (coalesce(d.rounds, 0), coalesce(d.staked, 0), coalesce(d.won, 0))
         order by 1 limit 1`,
      { isPlannedEachTime: true },
    ),
  },
  {
    says: 'the sums of days, weeks and months are those of the rounds',
    find: tenantStatement<shapes.RewardsPeriods>(
      'rewards_periods',
      `with of_rounds as (
          select period, date_trunc(period, day)::date as first_day, currency, member_id,
                 count(*) filter (where staked > 0) as rounds, sum(staked) as staked, sum(won) as won
            from activity cross join unnest(array['day', 'week', 'month']) as period
           where merchant_code = $merchant and kind = 'round' group by period, first_day, currency, member_id
        )
        select format('member %s in the %s of %s', coalesce(a.member_id, s.member_id), coalesce(a.period, s.period),
                      coalesce(a.first_day, s.first_day)) as "row!"
          from of_rounds a full join (select * from activity_sum where merchant_code = $merchant) s
               using (period, first_day, currency, member_id)
         where (coalesce(a.rounds, 0), coalesce(a.staked, 0), coalesce(a.won, 0))
               is distinct from (coalesce(s.rounds, 0), coalesce(s.staked, 0), coalesce(s.won, 0))
         order by 1 limit 1`,
      { isPlannedEachTime: true },
    ),
  },
  {
    says: 'the points of days, weeks and months are those of the rewards',
    find: tenantStatement<shapes.RewardsPoints>(
      'rewards_points',
      `with earned as (
          select period, date_trunc(period, earned_on)::date as first_day, member_id, sum(points) as points
            from reward cross join unnest(array['day', 'week', 'month']) as period
           where merchant_code = $merchant and points > 0 group by period, first_day, member_id
        )
        select format('member %s in the %s of %s', coalesce(e.member_id, s.member_id), coalesce(e.period, s.period),
                      coalesce(e.first_day, s.first_day)) as "row!"
          from earned e full join (select * from score where merchant_code = $merchant) s
               using (period, first_day, member_id)
         where e.points is distinct from s.points order by 1 limit 1`,
      { isPlannedEachTime: true },
    ),
  },
  {
    says: 'a reward for a friend has its invitation, and is withheld as long as that is',
    find: tenantStatement<shapes.RewardsForFriends>(
      'rewards_for_friends',
      `select format('reward %s of member %s for %s: %s, its invitation: %s', r.id, r.member_id, r.occasion, r.state,
                      coalesce(i.state, 'none')) as "row!"
          from reward r join promotion p on p.merchant_code = $merchant and p.id = r.promotion_id
          left join invitation i on i.merchant_code = $merchant
               and case r.occasion when 'invited' then i.friend_id = r.member_id
            else i.inviter_id = r.member_id and r.occasion = 'friend:' || i.friend_id end
         where r.merchant_code = $merchant and p.definition -> 'rule' ->> 'kind' = 'invite'
           and (i.state is null or i.state = 'joined' or (i.state = 'withheld') <> (r.state = 'withheld'))
         order by r.id limit 1`,
      { isPlannedEachTime: true },
    ),
  },
  {
    says: 'a member’s way to the next level of the club is what was recorded',
    find: tenantStatement<shapes.RewardsClubProgress>(
      'rewards_club_progress',
      `select format('member %s: %s of %s to %s', p.member_id, p.completed_conditions, p.total_conditions,
                      p.next_label_id) as "row!"
          from rank_progress p
         cross join lateral (
           select count(*) filter (where done >= target) as done, count(*) as total
             from club_conditions($merchant, p.member_id, p.next_label_id, p.counted_on)) c
         where p.merchant_code = $merchant and p.counted_on is not null
           and (p.completed_conditions, p.total_conditions) is distinct from (c.done, c.total)
         order by p.member_id limit 1`,
      { isPlannedEachTime: true },
    ),
  },
  {
    says: 'a reward for a level is of a member who reached it',
    find: tenantStatement<shapes.RewardsForLevels>(
      'rewards_for_levels',
      `select format('reward %s of member %s: %s', r.id, r.member_id, r.occasion) as "row!"
          from reward r left join club_step s on s.merchant_code = $merchant and s.member_id = r.member_id
          and 'level:' || s.label_id = r.occasion
         where r.merchant_code = $merchant and r.occasion like 'level:%' and s.member_id is null order by r.id limit 1`,
      { isPlannedEachTime: true },
    ),
  },
];
