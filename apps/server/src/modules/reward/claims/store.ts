// Keeps rewards: one row for each occasion of a promotion and member.
import type { Tx } from '@parlour/database/connection';
import { statement } from '@parlour/database/statement';
import { promotions, rewards } from '@parlour/database/tables/rewards/rewards';
import { and, desc, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm';

export type RewardRow = typeof rewards.$inferSelect;

/** Plain, each planned once: they run with each fact and each look at what can be claimed. */
const columns = `merchant_code as "merchantCode", id, member_id as "memberId", promotion_id as "promotionId", occasion,
  reward, currency, cost, state, trouble, about, ready_at as "readyAt", expires_at as "expiresAt",
  paid_at as "paidAt", points, earned_on::text as "earnedOn"`;

const selectOf = statement<RewardRow, [memberId: string, promotionIds: string[]]>(
  'rewards_of_promotions',
  `select ${columns} from reward where member_id = $1 and promotion_id = any($2)`,
);
/** All that the member has of these promotions. */
export const listOf = (tx: Tx, memberId: string, promotionIds: string[]): Promise<RewardRow[]> =>
  selectOf(tx, memberId, promotionIds);

/** Which of a member's rewards a list is told by. */
export type Shown = {
  memberId: string;
  /** Of these promotions all: their limit for a member counts them. */
  whole: string[];
  /** Of these what was for one of the occasions. */
  some: string[];
  occasions: string[];
};

type ShownValues = [memberId: string, whole: string[], some: string[], occasions: string[]];
const open = `state in ('ready', 'waiting', 'failed')`;
const selectShown = statement<RewardRow, ShownValues>(
  'shown_rewards',
  `select ${columns} from reward where member_id = $1 and ${open} and promotion_id = any($2::uuid[] || $3::uuid[])
   union all
   select ${columns} from reward
    where member_id = $1 and not ${open} and promotion_id = any($3) and occasion = any($4)
   union all
   select ${columns} from reward where member_id = $1 and not ${open} and promotion_id = any($2)`,
);
/** What waits for something, and what lists judge by: as many rows after a year as after a day. */
export const listShown = (
  tx: Tx,
  { memberId, whole, some, occasions }: Shown,
): Promise<RewardRow[]> => selectShown(tx, memberId, whole, some, occasions);

/** False where the member has one for this occasion. */
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

export type Claimed =
  | { state: 'paid'; paidAt: Date }
  | { state: 'waiting' | 'failed'; paidAt: null };

/** Under the lock of the member's wallets or of the row, so that nobody else claims it at the same time. */
export const updateClaimed = (tx: Tx, id: string, claimed: Claimed & { trouble?: string }) =>
  tx
    .update(rewards)
    .set({ trouble: null, ...claimed })
    .where(eq(rewards.id, id))
    .execute();

/** One that waits for its supplier, until the transaction ends nobody else's; null where it does not wait, or not any more. */
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

export type History = { memberId: string; from: Date; until: Date };

/** More than anybody is paid in a month. */
const mostOfMonth = 500;

export const listPaid = (tx: Tx, { memberId, from, until }: History) =>
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
