// What members were given that is no cash: bonuses, and plays that a supplier granted.
import { inArray, sql } from 'drizzle-orm';
import { bonuses } from '../tables/bonus.ts';
import { freePlayGrants } from '../tables/rewards/free-plays.ts';
import { rewards } from '../tables/rewards/rewards.ts';
import { forMerchant } from './fixtures.ts';
import type { TestMerchant } from './lobby-fixtures.ts';

/** Of each of these members all bonuses together, in 1/100000. Who was granted none is not there. */
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

/** What became of these rewards of free plays. */
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
