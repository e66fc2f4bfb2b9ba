// Checks the invariants of promotions, rewards and their movements over all merchants, in one snapshot of the database.
import type { Database } from '@parlour/database/connection';
import { asEachMerchant } from '@parlour/database/statements/each-merchant';
import { countRows, readWhole } from './counts-store.ts';
import { rewardInvariants } from './invariants-store.ts';

export type RewardReport = {
  merchants: number;
  rewards: number;
  activities: number;
  /** The first row that breaks an invariant; null if all hold. */
  broken: { merchant: string; says: string; row: string } | null;
};

export async function checkRewards(database: Pick<Database, 'pool'>): Promise<RewardReport> {
  const report: RewardReport = { merchants: 0, rewards: 0, activities: 0, broken: null };
  await asEachMerchant(database, async (tx, merchant) => {
    await readWhole(tx);
    const [row] = await countRows(tx);
    report.merchants += 1;
    report.rewards += row?.rewards ?? 0;
    report.activities += row?.activities ?? 0;
    for (const { says, find } of rewardInvariants) {
      if (report.broken) return;
      const [found] = await find(tx);
      if (found) report.broken = { merchant, says, row: found.row };
    }
  });
  return report;
}
