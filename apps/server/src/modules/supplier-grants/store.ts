// Reads the claimed reward and the integration of its game.
import { integrationNames, type Integration } from '@parlour/contract/integrations';
import type { FreePlaysReward } from '@parlour/contract/rewards/reward.schema';
import type { Tx } from '@parlour/database/connection';
import { games } from '@parlour/database/tables/lobby';
import { rewards } from '@parlour/database/tables/rewards/rewards';
import { and, eq } from 'drizzle-orm';

export type PlaysRow = Omit<typeof rewards.$inferSelect, 'reward'> & { reward: FreePlaysReward };

/** Null for an unknown reward, or one of another kind. */
export async function findReward(tx: Tx, id: string): Promise<PlaysRow | null> {
  const [row] = await tx.select().from(rewards).where(eq(rewards.id, id)).execute();
  return row?.reward.kind === 'freePlays' ? { ...row, reward: row.reward } : null;
}

/** Null if no integration offers the game. */
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
