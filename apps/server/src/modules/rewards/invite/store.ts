// Reads rewards for friends, friends' stakes of own money, and the paid invitations of a day, under a lock.
import type { Day } from '@parlour/contract/rewards/local-days';
import type { Tx } from '@parlour/database/connection';
import { statement } from '@parlour/database/statement';
import { members } from '@parlour/database/tables/member';
import { rewards } from '@parlour/database/tables/rewards/rewards';
import { and, count, eq, like, sql } from 'drizzle-orm';
import { maskName } from '#modules/session';

/** Locks the settling of the merchant's invitations until the transaction ends. */
export const lockInvitations = (tx: Tx, merchantCode: string) =>
  tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`invitations:${merchantCode}`}, 0))`,
  );

type OwnStakes = { days: number; staked: bigint };
type OwnStakesValues = [memberId: string, currency: string, from: Day, to: Day, timeZone: string];

/** Sums own stakes: the maximum of stakes less gifts of cash. Gifts count as staked first, and a later gift reduces no earlier own stake. */
const selectOwnStakes = statement<OwnStakes, OwnStakesValues>(
  'own_stakes_of_member',
  `with cash as (
     select day, staked from activity_day where member_id = $1 and currency = $2 and day <= ($4::text)::date
     union all
     select day, -staked from bonus_money_of_rounds($1, $2) where day <= ($4::text)::date
     union all
     select given.day, -given.amount
       from (select (paid_at at time zone $5)::date as day, cost as amount from reward
              where member_id = $1 and currency = $2 and state = 'paid' and reward ->> 'kind' = 'cash'
             union all
             select (used_at at time zone $5)::date, cost from voucher
              where member_id = $1 and currency = $2 and used_at is not null and reward ->> 'kind' = 'cash') given
      where given.day <= ($4::text)::date
   ), beyond as (
     select day, sum(sum(staked)) over (order by day) as gifts_and_stakes from cash group by day
   ), reached as (
     select day, greatest(0, max(gifts_and_stakes) over (order by day)) as own from beyond
   ), own_day as (
     select day, own - lag(own, 1, 0) over (order by day) as staked from reached
   )
   select count(*) filter (where staked > 0)::int as days, coalesce(sum(staked), 0)::bigint as staked
     from own_day where day >= ($3::text)::date`,
);

/** Reads a member's stakes of own money from `from` to `to` inclusive: deposits and winnings, no bonus money and no gifts. */
export async function readOwnStakes(
  tx: Tx,
  {
    memberId,
    currency,
    from,
    to,
    timeZone,
  }: { memberId: string; currency: string; from: Day; to: Day; timeZone: string },
): Promise<OwnStakes> {
  const [own] = await selectOwnStakes(tx, memberId, currency, from, to, timeZone);
  return own ?? { days: 0, staked: 0n };
}

type PaidInvitations = { all: number; ofMember: number };

const countPaidOfDay = statement<PaidInvitations, [inviterId: string, from: Date, until: Date]>(
  'paid_invitations_of_day',
  `select count(*)::int as "all", (count(*) filter (where i.inviter_id = $1))::int as "ofMember"
     from invitation i
    where i.state = 'qualified' and i.mark is null and i.qualified_at >= $2 and i.qualified_at < $3
      and (exists (select from reward r where r.member_id = i.inviter_id and r.occasion = 'friend:' || i.friend_id)
        or exists (select from reward r where r.member_id = i.friend_id and r.occasion = 'invited'))`,
);

/** Counts the invitations of that time that pay without a check by staff: of the merchant, and of one member. */
export async function countPaid(
  tx: Tx,
  { inviterId, from, until }: { inviterId: string; from: Date; until: Date },
): Promise<PaidInvitations> {
  const [paid] = await countPaidOfDay(tx, inviterId, from, until);
  return paid ?? { all: 0, ofMember: 0 };
}

export async function countFriends(tx: Tx, promotionId: string, inviterId: string) {
  const [row] = await tx
    .select({ rewards: count() })
    .from(rewards)
    .where(
      and(
        eq(rewards.memberId, inviterId),
        eq(rewards.promotionId, promotionId),
        like(rewards.occasion, 'friend:%'),
      ),
    )
    .execute();
  return row?.rewards ?? 0;
}

export async function findMaskedName(tx: Tx, memberId: string): Promise<string> {
  const [row] = await tx
    .select({ username: members.username })
    .from(members)
    .where(eq(members.id, memberId))
    .execute();
  return maskName(row?.username ?? '');
}

/** All rewards of a member for friends, from any promotion. */
export const listForFriends = (tx: Tx, inviterId: string) =>
  tx
    .select()
    .from(rewards)
    .where(and(eq(rewards.memberId, inviterId), like(rewards.occasion, 'friend:%')))
    .execute();
