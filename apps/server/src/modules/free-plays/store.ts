// Keeps what suppliers granted, and how much of it was used.
import type { Tx } from '@parlour/database/connection';
import { statement } from '@parlour/database/statement';
import { freePlayGrants } from '@parlour/database/tables/rewards/free-plays';
import { and, eq, gt, lt } from 'drizzle-orm';

export type FreePlayGrant = Pick<
  typeof freePlayGrants.$inferSelect,
  'memberId' | 'gameCode' | 'currency' | 'stake' | 'plays' | 'used' | 'endsAt'
>;

/** False where it is there already. */
export async function insertGrant(
  tx: Tx,
  row: typeof freePlayGrants.$inferInsert,
): Promise<boolean> {
  const written = await tx
    .insert(freePlayGrants)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: freePlayGrants.rewardId })
    .execute();
  return written.length > 0;
}

type Named = [integration: string, supplierReward: string];

const select = statement<FreePlayGrant, Named>(
  'find_free_play_grant',
  `select member_id as "memberId", game_code as "gameCode", currency, stake, plays, used, ends_at as "endsAt"
     from free_play_grant where integration = $1 and supplier_reward = $2`,
);
/** By the supplier's own id. Under the lock of the member's wallets nobody else uses it. */
export const findGrant = async (tx: Tx, ...named: Named): Promise<FreePlayGrant | null> =>
  (await select(tx, ...named))[0] ?? null;

const change = statement<object, [...Named, by: number]>(
  'change_used_free_plays',
  `update free_play_grant set used = used + $3 where integration = $1 and supplier_reward = $2`,
);
/** `by` one more, or one less where a bet is given back. */
export const changeUsed = (
  tx: Tx,
  { integration, supplierReward, by }: { integration: string; supplierReward: string; by: number },
): Promise<unknown> => change(tx, integration, supplierReward, by);

export type Playing = { memberId: string; integration: string; gameCode: string; currency: string };

/** Whether there is something left to play for nothing. */
export async function hasOpenGrant(
  tx: Tx,
  { memberId, integration, gameCode, currency }: Playing,
  now: Date,
): Promise<boolean> {
  const found = await tx
    .select({ id: freePlayGrants.rewardId })
    .from(freePlayGrants)
    .where(
      and(
        eq(freePlayGrants.memberId, memberId),
        eq(freePlayGrants.integration, integration),
        eq(freePlayGrants.gameCode, gameCode),
        eq(freePlayGrants.currency, currency),
        gt(freePlayGrants.endsAt, now),
        lt(freePlayGrants.used, freePlayGrants.plays),
      ),
    )
    .limit(1)
    .execute();
  return found.length > 0;
}
