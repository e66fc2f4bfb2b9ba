// Grants to members other than cash: bonuses, and free plays of a supplier.
import { inArray, sql } from 'drizzle-orm';
import { bonuses } from '@parlour/database/tables/bonus';
import { freePlayGrants } from '@parlour/database/tables/rewards/free-plays';
import { rewards } from '@parlour/database/tables/rewards/rewards';
import { forMerchant } from '@parlour/database/testing/fixtures';
import type { TestMerchant } from './lobby-fixtures.ts';

/** Returns the sum of all bonuses of each member, in 1/100000 of the currency's unit, without members who have none. */
export const sumBonuses = (
  { ownerUrl, merchantCode }: TestMerchant,
  memberIds: readonly string[],
): Promise<Map<string, bigint>> =>
  forMerchant(ownerUrl, merchantCode, async (tx) => {
    const rows = await tx
      .select({ memberId: bonuses.memberId, sum: sql<string>`sum(${bonuses.amount})` })
      .from(bonuses)
      .where(inArray(bonuses.memberId, [...memberIds]))
      .groupBy(bonuses.memberId);
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
    tx
      .select({
        id: rewards.id,
        state: rewards.state,
        paidAt: rewards.paidAt,
        supplierReward: freePlayGrants.supplierReward,
      })
      .from(rewards)
      .leftJoin(freePlayGrants, sql`${freePlayGrants.rewardId} = ${rewards.id}`)
      .where(inArray(rewards.id, [...rewardIds])),
  );
