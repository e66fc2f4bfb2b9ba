// Counts what the check of the rewards reads, and prepares its transaction.
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

export const countRows = tenantStatement<shapes.RewardsCounts>(
  'rewards_counts',
  `select (select count(*)::int from reward where merchant_code = $merchant) as "rewards!",
          (select count(*)::int from activity where merchant_code = $merchant) as "activities!"`,
);

/** Makes the following statements read whole tables. One that finds nothing reads them anyway, but its limit misleads the planner. */
export const readWhole = tenantStatement<shapes.RewardsReadWhole>(
  'rewards_read_whole',
  `select set_config('enable_nestloop', 'off', true)`,
);
