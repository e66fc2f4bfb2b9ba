// Grants to members other than cash: bonuses, and free plays of a supplier.
import { runStatement } from '@parlour/database/statements/run-statement';
import { forMerchant } from '@parlour/database/testing/fixtures';
import type { TestMerchant } from './lobby-fixtures.ts';

/** Returns the sum of all bonuses of each member, in 1/100000 of the currency's unit, without members who have none. */
export const sumBonuses = (
  { ownerUrl, merchantCode }: TestMerchant,
  memberIds: readonly string[],
): Promise<Map<string, bigint>> =>
  forMerchant(ownerUrl, merchantCode, async (tx) => {
    const rows = await runStatement<{ memberId: string; sum: string }>(
      tx,
      `select member_id as "memberId", sum(amount) from bonus where member_id = any($1) group by 1`,
      [memberIds],
    );
    return new Map(rows.map(({ memberId, sum }) => [memberId, BigInt(sum)]));
  });

export type ClaimedPlays = {
  id: string;
  state: string;
  paidAt: Date | null;
  supplierReward: string | null;
};

/** Returns the state of these rewards of free plays. */
export const listClaimedPlays = (
  { ownerUrl, merchantCode }: TestMerchant,
  rewardIds: readonly string[],
): Promise<ClaimedPlays[]> =>
  forMerchant(ownerUrl, merchantCode, (tx) =>
    runStatement<ClaimedPlays>(
      tx,
      `select id, state, paid_at as "paidAt", supplier_reward as "supplierReward"
         from reward left join free_play_grant on reward_id = id where id = any($1)`,
      [rewardIds],
    ),
  );
