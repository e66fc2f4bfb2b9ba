// Staff's call that proves the rewards (`npm run rewards -- check`).
import type { Database } from '@parlour/database/connection';
import type { StaffHandlers } from '#http/staff/staff-call';
import { checkRewards } from './check-rewards.ts';

// Fixtures and the kill runs check the rewards by the same rule.
export { checkRewards } from './check-rewards.ts';

export const rewardsStaff = ({
  database,
}: {
  database: Database;
}): StaffHandlers<'checkRewards'> => ({ checkRewards: () => checkRewards(database) });
