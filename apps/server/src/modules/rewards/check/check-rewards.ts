// Checks the invariants of promotions, rewards and their movements over all merchants, in one snapshot of the database.
import type { Database } from '@parlour/database/connection';
import { asEachMerchant } from '@parlour/database/statements/each-merchant';
import { rewardInvariants } from './reward-invariants.ts';

export type RewardReport = {
  merchants: number;
  rewards: number;
  activities: number;
  /** The first row that breaks an invariant; null if all hold. */
  broken: { merchant: string; says: string; row: string } | null;
};

const counts = `select (select count(*)::int from reward) as rewards, (select count(*)::int from activity) as activities`;

export async function checkRewards(database: Pick<Database, 'pool'>): Promise<RewardReport> {
  const report: RewardReport = { merchants: 0, rewards: 0, activities: 0, broken: null };
  await asEachMerchant(database, async ({ $client: client }, merchant) => {
    // A statement that finds nothing reads whole tables, but its limit misleads the planner.
    await client.query('set local enable_nestloop = off');
    type Counts = Pick<RewardReport, 'rewards' | 'activities'>;
    const [row] = (await client.query<Counts>(counts)).rows;
    report.merchants += 1;
    report.rewards += row?.rewards ?? 0;
    report.activities += row?.activities ?? 0;
    for (const { says, sql } of rewardInvariants) {
      if (report.broken) return;
      const [found] = (await client.query<{ row: string }>(sql)).rows;
      if (found) report.broken = { merchant, says, row: found.row };
    }
  });
  return report;
}
