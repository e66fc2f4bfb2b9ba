import { openDatabase, type Database } from '@parlour/database/connection';
import type { TestMerchant } from './lobby-fixtures.ts';

/** Opens the database for a rule of staff, as the owner, whose address fixtures have. */
export async function forStaff<T>(
  { ownerUrl, merchantCode }: TestMerchant,
  run: (work: { database: Database; merchantCode: string }) => Promise<T>,
): Promise<T> {
  const database = openDatabase({ url: ownerUrl, connections: 1, isPatient: true });
  try {
    return await run({ database, merchantCode });
  } finally {
    await database.close();
  }
}
