// Staff's call that recomputes the sums of members' activity (`npm run rewards -- rebuild`).
import type { Database } from '@parlour/database/connection';
import type { StaffActor, StaffHandlers } from '#http/staff/staff-call';
import { auditFromStaff, writeAudit } from '#modules/audit';
import { asMerchant, type MerchantAccess } from '#modules/site';
import { rebuildSums } from './rebuild-store.ts';

// The demo computes its sums by the same statements.
export { insertScores, rebuildSums } from './rebuild-store.ts';

/** Recomputes the sums of one merchant, and writes an event (L1). */
export const rebuildActivity = (
  { database, merchantCode }: MerchantAccess,
  { at, by = { actor: 'system' } }: { at: Date; by?: StaffActor },
): Promise<void> =>
  asMerchant(database, merchantCode, async (tx) => {
    await rebuildSums(tx);
    const event = { action: 'activity.rebuild', at, about: {}, memberId: null } as const;
    await writeAudit(tx, { ...auditFromStaff({ by }, merchantCode), ...event });
  });

type StaffDeps = { database: Database; clock: () => Date };

export const activityStaff = ({
  database,
  clock,
}: StaffDeps): StaffHandlers<'rebuildActivity'> => ({
  rebuildActivity: async ({ merchant: merchantCode }, { by }) => {
    await rebuildActivity({ database, merchantCode }, { at: clock(), by });
    return {};
  },
});
