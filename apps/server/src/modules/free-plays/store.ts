// Stores free plays that suppliers granted, and how many were used.
import type { Tx } from '@parlour/database/connection';
import { statement } from '@parlour/database/statement';
import { freePlayGrants } from '@parlour/database/tables/rewards/free-plays';
import { and, eq, gt, lt } from 'drizzle-orm';

export type FreePlayGrant = Pick<
  typeof freePlayGrants.$inferSelect,
  'memberId' | 'gameCode' | 'currency' | 'stake' | 'plays' | 'used' | 'endsAt'
>;

/** Returns false if the grant is already stored. */
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

type GrantKey = [integration: string, supplierReward: string];

const select = statement<FreePlayGrant, GrantKey>(
  'find_free_play_grant',
  `select member_id as "memberId", game_code as "gameCode", currency, stake, plays, used, ends_at as "endsAt"
     from free_play_grant where integration = $1 and supplier_reward = $2`,
);
/** Finds a grant by the supplier's id. The lock of the member's wallets keeps other transactions from using it meanwhile. */
export const findGrant = async (tx: Tx, ...named: GrantKey): Promise<FreePlayGrant | null> =>
  (await select(tx, ...named))[0] ?? null;

const change = statement<object, [...GrantKey, by: number]>(
  'change_used_free_plays',
  `update free_play_grant set used = used + $3 where integration = $1 and supplier_reward = $2`,
);
/** `by`: one more, or one less if a bet is returned. */
export const changeUsed = (
  tx: Tx,
  { integration, supplierReward, by }: { integration: string; supplierReward: string; by: number },
): Promise<unknown> => change(tx, integration, supplierReward, by);

export type MemberGame = {
  memberId: string;
  integration: string;
  gameCode: string;
  currency: string;
};

/** Returns whether the member has free plays left for the game. */
export async function hasOpenGrant(
  tx: Tx,
  { memberId, integration, gameCode, currency }: MemberGame,
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
