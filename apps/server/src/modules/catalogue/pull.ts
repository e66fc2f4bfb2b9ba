import type { Database } from '@parlour/database/connection';
import type { GameVendors, VendorAccount } from '#providers/games/games';
import { planChanges, type Changes } from './plan-changes.ts';
import { listStoredGames, lockCatalogue, updateGames } from './store.ts';

export type PullDeps = { vendors: GameVendors; database: Database };

/** Brings a merchant's catalogue in line with the integration's list. Any number of times, at any time, by any number of processes. */
export async function pullCatalogue(
  account: VendorAccount,
  { vendors, database }: PullDeps,
): Promise<Changes> {
  const list = await vendors.listGames(account);
  return database.transaction(account.merchantCode, async (tx) => {
    await lockCatalogue(tx, account.merchantCode);
    const changes = planChanges(await listStoredGames(tx), list, account.integration);
    await updateGames(tx, account, changes);
    return changes;
  });
}
