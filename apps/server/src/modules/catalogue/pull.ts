import type { GameVendors, VendorAccount } from '#providers/games/games';
import { planChanges, type Changes } from './plan-changes.ts';
import type { CatalogueStore } from './store.ts';

export type PullDeps = { vendors: GameVendors; store: CatalogueStore };

/** Brings a merchant's catalogue in line with the integration's list. Any number of times, at any time, by any number of processes. */
export async function pullCatalogue(
  account: VendorAccount,
  { vendors, store }: PullDeps,
): Promise<Changes> {
  const list = await vendors.listGames(account);
  return store.change(account, (known) => planChanges(known, list, account.integration));
}
