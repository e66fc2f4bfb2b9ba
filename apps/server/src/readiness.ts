import type { Database } from '@parlour/database/connection';
import { sql } from 'drizzle-orm';

/** Whether the database answers now; the pool gives up within a second. */
export const readiness = (database: Database) => async (): Promise<boolean> => {
  try {
    await database.acrossMerchants((tx) => tx.execute(sql`select 1`));
    return true;
  } catch {
    return false;
  }
};
