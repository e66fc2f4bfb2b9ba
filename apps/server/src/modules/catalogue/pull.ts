import type { Database } from '@parlour/database/connection';
import type { GameVendors, VendorAccount } from '#providers/games/games';
import { planChanges, type CatalogueChanges } from './plan-changes.ts';
import { planDraws } from './draws/plan-draws.ts';
import { listDrawnGames, writeDraws } from './draws/store.ts';
import { listStoredGames, lockCatalogue, updateGames } from './store.ts';

export type PullDeps = { vendors: GameVendors; database: Database };

/** Brings a merchant's catalogue in line with the integration's list. Safe to repeat at any time and from several processes. */
export async function pullCatalogue(
  account: VendorAccount,
  { vendors, database }: PullDeps,
): Promise<CatalogueChanges> {
  const list = await vendors.listGames(account);
  return database.transaction(account.merchantCode, async (tx) => {
    await lockCatalogue(tx);
    const changes = planChanges(await listStoredGames(tx), list, account.integration);
    await updateGames(tx, account, changes);
    const drawn = await listDrawnGames(tx, account.integration);
    await writeDraws(tx, account, planDraws(drawn, list));
    return changes;
  });
}
