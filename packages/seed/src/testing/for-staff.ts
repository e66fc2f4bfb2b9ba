import type { Database } from '@parlour/database/connection';
import { keptDatabase } from '@parlour/database/testing/kept-databases';
import type { TestMerchant } from './lobby-fixtures.ts';

/** Opens the database for a rule of staff, as the owner, whose address fixtures have. */
export async function forStaff<T>(
  { ownerUrl, merchantCode }: TestMerchant,
  run: (work: { database: Database; merchantCode: string }) => Promise<T>,
): Promise<T> {
  return run({ database: keptDatabase(ownerUrl), merchantCode });
}
