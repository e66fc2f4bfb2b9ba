// Reads rewards for friends, friends' stakes of own money, and the paid invitations of a day, under a lock.
import type { Day } from '@parlour/contract/rewards/local-days';
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import { maskName } from '#modules/session';
import { rewardColumns, type RewardRow } from '../claims/store.ts';
import type * as shapes from './shapes.ts';

/** Locks the settling of the merchant's invitations until the transaction ends. */
export const lockInvitations = tenantStatement<shapes.LockInvitations>(
  'lock_invitations',
  `select from pg_advisory_xact_lock(hashtextextended('invitations:' || $merchant::text, 0))`,
);

/** Sums own stakes: the maximum of stakes less gifts of cash. Gifts count as staked first, and a later gift reduces no earlier own stake. */
const selectOwnStakes = tenantStatement<shapes.OwnStakesOfMember>(
  'own_stakes_of_member',
  `with cash as (
     select day, staked from activity_day
      where merchant_code = $merchant and member_id = $memberId and currency = $currency and day <= $to::text::date
     union all
     select day, -staked from bonus_money_of_rounds($merchant, $memberId, $currency) where day <= $to::text::date
     union all
     select given.day, -given.amount
       from (select (paid_at at time zone $timeZone)::date as day, cost as amount from reward
              where merchant_code = $merchant and member_id = $memberId and currency = $currency and state = 'paid'
                and reward ->> 'kind' = 'cash'
             union all
             select (used_at at time zone $timeZone)::date, cost from voucher
              where merchant_code = $merchant and member_id = $memberId and currency = $currency
                and used_at is not null and reward ->> 'kind' = 'cash') given
      where given.day <= $to::text::date
   ), beyond as (
     select day, sum(sum(staked)) over (order by day) as gifts_and_stakes from cash group by day
   ), reached as (
     select day, greatest(0, max(gifts_and_stakes) over (order by day)) as own from beyond
   ), own_day as (
     select day, own - lag(own, 1, 0) over (order by day) as staked from reached
   )
   select count(*) filter (where staked > 0)::int as "days!", coalesce(sum(staked), 0)::bigint as "staked!"
     from own_day where day >= $from::text::date`,
);

/** Reads a member's stakes of own money from `from` to `to` inclusive: deposits and winnings, no bonus money and no gifts. */
export async function readOwnStakes(
  tx: Tx,
  wanted: { memberId: string; currency: string; from: Day; to: Day; timeZone: string },
): Promise<shapes.OwnStakesOfMember['row']> {
  const [own] = await selectOwnStakes(tx, wanted);
  return own ?? { days: 0, staked: 0n };
}

const countPaidOfDay = tenantStatement<shapes.PaidInvitationsOfDay>(
  'paid_invitations_of_day',
  `select count(*)::int as "all!", (count(*) filter (where i.inviter_id = $inviterId))::int as "ofMember!"
     from invitation i
    where i.merchant_code = $merchant and i.state = 'qualified' and i.mark is null
      and i.qualified_at >= $from and i.qualified_at < $until
      and (exists (select from reward r
                    where r.merchant_code = $merchant and r.member_id = i.inviter_id
                      and r.occasion = 'friend:' || i.friend_id)
        or exists (select from reward r
                    where r.merchant_code = $merchant and r.member_id = i.friend_id and r.occasion = 'invited'))`,
);

/** Counts the invitations of that time that pay without a check by staff: of the merchant, and of one member. */
export async function countPaid(
  tx: Tx,
  wanted: { inviterId: string; from: Date; until: Date },
): Promise<shapes.PaidInvitationsOfDay['row']> {
  const [paid] = await countPaidOfDay(tx, wanted);
  return paid ?? { all: 0, ofMember: 0 };
}

const isForFriend = `merchant_code = $merchant and member_id = $inviterId and occasion like 'friend:%'`;

const countRewards = tenantStatement<shapes.CountFriendRewards>(
  'count_friend_rewards',
  `select count(*)::int as "rewards!" from reward where ${isForFriend} and promotion_id = $promotionId`,
);
export async function countFriends(
  tx: Tx,
  promotionId: string,
  inviterId: string,
): Promise<number> {
  const [row] = await countRewards(tx, { promotionId, inviterId });
  return row?.rewards ?? 0;
}

const selectName = tenantStatement<shapes.FindFriendName>(
  'find_friend_name',
  `select username from member where merchant_code = $merchant and id = $memberId`,
);
export async function findMaskedName(tx: Tx, memberId: string): Promise<string> {
  const [row] = await selectName(tx, { memberId });
  return maskName(row?.username ?? '');
}

const selectForFriends = tenantStatement<shapes.ListFriendRewards>(
  'list_friend_rewards',
  `select ${rewardColumns} from reward where ${isForFriend}`,
);
/** All rewards of a member for friends, from any promotion. */
export const listForFriends = (tx: Tx, inviterId: string): Promise<RewardRow[]> =>
  selectForFriends(tx, { inviterId });
