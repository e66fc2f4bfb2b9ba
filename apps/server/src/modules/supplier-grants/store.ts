// Reads what is asked for: the reward, and whose game it is.
import { integrationNames, type Integration } from '@parlour/contract/integrations';
import type { FreePlaysReward } from '@parlour/contract/rewards/reward.schema';
import type { Tx } from '@parlour/database/connection';
import { games } from '@parlour/database/tables/lobby';
import { rewards } from '@parlour/database/tables/rewards/rewards';
import { and, eq } from 'drizzle-orm';

export type AskedReward = Omit<typeof rewards.$inferSelect, 'reward'> & { reward: FreePlaysReward };

/** Null also for one that is no free plays. */
export async function findReward(tx: Tx, id: string): Promise<AskedReward | null> {
  const [row] = await tx.select().from(rewards).where(eq(rewards.id, id)).execute();
  return row?.reward.kind === 'freePlays' ? { ...row, reward: row.reward } : null;
}

/** Null where nobody offers the game. */
export async function findIntegration(
  tx: Tx,
  { vendor, game }: { vendor: string; game: string },
): Promise<Integration | null> {
  const [row] = await tx
    .select({ integration: games.integration })
    .from(games)
    .where(and(eq(games.vendor, vendor), eq(games.gameId, game), eq(games.offered, true)))
    .limit(1)
    .execute();
  return integrationNames.find((name) => name === row?.integration) ?? null;
}
