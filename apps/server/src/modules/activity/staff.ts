// Staff's call that recomputes the sums of members' activity (`npm run rewards -- rebuild`).
import type { Database } from '@parlour/database/connection';
import type { StaffActor, StaffHandlers } from '#http/staff/staff-call';
import { auditFromStaff, writeAudit } from '#modules/audit';
import { asMerchant, type MerchantAccess } from '#modules/site';
import { rebuildSums, resettleClub } from './rebuild-store.ts';

// The demo computes its sums by the same statements.
export { insertScores, rebuildSums, resettleClub } from './rebuild-store.ts';

/** Recomputes the sums of one merchant and then the progress in its club, and writes an event (L1). */
export async function rebuildActivity(
  { database, merchantCode }: MerchantAccess,
  { at, by = { actor: 'system' } }: { at: Date; by?: StaffActor },
): Promise<void> {
  await asMerchant(database, merchantCode, rebuildSums);
  await asMerchant(database, merchantCode, async (tx) => {
    await resettleClub(tx);
    const event = { action: 'activity.rebuild', at, about: {}, memberId: null } as const;
    await writeAudit(tx, { ...auditFromStaff({ by }, merchantCode), ...event });
  });
}

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
