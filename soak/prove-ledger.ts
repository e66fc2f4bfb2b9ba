import { clusterUrl } from '@parlour/database/embedded/address';
import { findBrokenRow } from '@parlour/seed/testing/ledger-fixtures';
import type { Product } from './product.ts';

/** Checks the product's ledger. Lists the first row that breaks an invariant; nothing if all hold. */
export async function proveLedger({ dataDir }: Pick<Product, 'dataDir'>): Promise<string[]> {
  const broken = await findBrokenRow(clusterUrl(dataDir, 'app'));
  return broken === null ? [] : [broken];
}
