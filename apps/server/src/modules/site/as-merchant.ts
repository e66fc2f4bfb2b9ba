import type { Database, Tx } from '@parlour/database/connection';
import { StaffRefusal } from '#http/staff/staff-refusal';
import { hasMerchant } from './store.ts';

/** A merchant, and the database that has its data. */
export type MerchantAccess = { database: Database; merchantCode: string };

/** Runs a transaction for the merchant that a call of staff names; refuses the call if there is none. */
export const asMerchant = <T>(
  database: Database,
  merchantCode: string,
  run: (tx: Tx) => Promise<T>,
): Promise<T> =>
  database.transaction(merchantCode, async (tx) => {
    const isKnown = await hasMerchant(tx, merchantCode);
    if (!isKnown) throw new StaffRefusal('no_merchant', `There is no merchant ${merchantCode}.`);
    return run(tx);
  });
