// Stores rewards: one row for each occasion of a promotion and member.
import type { Tx } from '@parlour/database/connection';
import { statement } from '@parlour/database/statement';
import { promotions, rewards } from '@parlour/database/tables/rewards/rewards';
import { and, desc, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm';

export type RewardRow = typeof rewards.$inferSelect;

/** Columns of plain statements that are planned once, because they run with each fact and each list. */
const columns = `merchant_code as "merchantCode", id, member_id as "memberId", promotion_id as "promotionId", occasion,
  reward, currency, cost, state, trouble, about, ready_at as "readyAt", expires_at as "expiresAt",
  paid_at as "paidAt", points, earned_on::text as "earnedOn"`;

const selectOf = statement<RewardRow, [memberId: string, promotionIds: string[]]>(
  'rewards_of_promotions',
  `select ${columns} from reward where member_id = $1 and promotion_id = any($2)`,
);
/** All rewards of the member from these promotions. */
export const listOf = (tx: Tx, memberId: string, promotionIds: string[]): Promise<RewardRow[]> =>
  selectOf(tx, memberId, promotionIds);

/** Selects those of a member's rewards that the lists need. */
export type RewardListQuery = {
  memberId: string;
  /** Promotions with a limit per member: all rewards are read, because the limit counts them. */
  whole: string[];
  /** Promotions of which only open rewards and those for `occasions` are read. */
  some: string[];
  occasions: string[];
};

type RewardListValues = [memberId: string, whole: string[], some: string[], occasions: string[]];
const open = `state in ('ready', 'waiting', 'failed')`;
const selectShown = statement<RewardRow, RewardListValues>(
  'shown_rewards',
  `select ${columns} from reward where member_id = $1 and ${open} and promotion_id = any($2::uuid[] || $3::uuid[])
   union all
   select ${columns} from reward
    where member_id = $1 and not ${open} and promotion_id = any($3) and occasion = any($4)
   union all
   select ${columns} from reward where member_id = $1 and not ${open} and promotion_id = any($2)`,
);
/** Open rewards, and closed ones that the lists check. Their number does not grow with time. */
export const listShown = (
  tx: Tx,
  { memberId, whole, some, occasions }: RewardListQuery,
): Promise<RewardRow[]> => selectShown(tx, memberId, whole, some, occasions);

/** Returns false if the member has a reward for this occasion. */
export async function insertReward(
  tx: Tx,
  row: typeof rewards.$inferInsert & { id: string },
): Promise<boolean> {
  const written = await tx
    .insert(rewards)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: rewards.id })
    .execute();
  return written.length > 0;
}

export type ClaimResult =
  | { state: 'paid'; paidAt: Date }
  | { state: 'waiting' | 'failed'; paidAt: null };

/** Updates the state. The caller holds the lock of the member's wallets or of the row against concurrent claims. */
export const updateClaimed = (tx: Tx, id: string, claimed: ClaimResult & { trouble?: string }) =>
  tx
    .update(rewards)
    .set({ trouble: null, ...claimed })
    .where(eq(rewards.id, id))
    .execute();

/** Locks a reward that waits for its supplier until the transaction ends; null if it does not wait. */
export async function lockWaiting(tx: Tx, id: string): Promise<RewardRow | null> {
  const [row] = await tx
    .select()
    .from(rewards)
    .where(and(eq(rewards.id, id), eq(rewards.state, 'waiting')))
    .for('update')
    .execute();
  return row ?? null;
}

const withTitle = {
  ...getTableColumns(rewards),
  type: promotions.type,
  texts: sql<Record<string, { title: string }>>`${promotions.definition} -> 'texts'`,
};
const itsPromotion = and(
  eq(promotions.merchantCode, rewards.merchantCode),
  eq(promotions.id, rewards.promotionId),
);

export type PaidPeriod = { memberId: string; from: Date; until: Date };

/** Limit of rows, more than one member is paid in a month. */
const mostOfMonth = 500;

export const listPaid = (tx: Tx, { memberId, from, until }: PaidPeriod) =>
  tx
    .select(withTitle)
    .from(rewards)
    .innerJoin(promotions, itsPromotion)
    .where(
      and(
        eq(rewards.memberId, memberId),
        eq(rewards.state, 'paid'),
        gte(rewards.paidAt, from),
        lt(rewards.paidAt, until),
      ),
    )
    .orderBy(desc(rewards.paidAt), desc(rewards.id))
    .limit(mostOfMonth)
    .execute();

export async function hasPaidBefore(tx: Tx, memberId: string, before: Date): Promise<boolean> {
  const found = await tx
    .select({ id: rewards.id })
    .from(rewards)
    .where(
      and(eq(rewards.memberId, memberId), eq(rewards.state, 'paid'), lt(rewards.paidAt, before)),
    )
    .limit(1)
    .execute();
  return found.length > 0;
}
