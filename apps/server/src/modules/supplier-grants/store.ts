// Reads the claimed reward and the integration of its game.
import { integrationNames, type Integration } from '@parlour/contract/integrations';
import type { FreePlaysReward } from '@parlour/contract/rewards/reward.schema';
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

export type PlaysRow = Omit<shapes.ClaimedReward['row'], 'reward'> & { reward: FreePlaysReward };

const selectReward = tenantStatement<shapes.ClaimedReward>(
  'claimed_reward',
  `select id, member_id as "memberId", reward, currency, state
     from reward where merchant_code = $merchant and id = $id`,
);
/** Null for an unknown reward, or one of another kind. */
export async function findReward(tx: Tx, id: string): Promise<PlaysRow | null> {
  const [row] = await selectReward(tx, { id });
  return row?.reward.kind === 'freePlays' ? { ...row, reward: row.reward } : null;
}

const selectIntegration = tenantStatement<shapes.IntegrationOfGame>(
  'integration_of_game',
  `select integration from game
    where merchant_code = $merchant and vendor = $vendor and game_id = $game and offered limit 1`,
);
/** Null if no integration offers the game. */
export async function findIntegration(
  tx: Tx,
  game: { vendor: string; game: string },
): Promise<Integration | null> {
  const [row] = await selectIntegration(tx, game);
  return integrationNames.find((name) => name === row?.integration) ?? null;
}
