// Counts what the check of the ledger reads, and prepares its transaction.
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

export const countRows = tenantStatement<shapes.LedgerCounts>(
  'ledger_counts',
  `select (select count(*)::int from account where merchant_code = $merchant and kind = 'wallet') as "wallets!",
          (select count(*)::int from movement where merchant_code = $merchant) as "movements!",
          (select count(*)::int from entry where merchant_code = $merchant) as "entries!"`,
);

/**
 * Makes the following statements read whole tables. One that finds nothing reads them anyway, but its `limit 1` misleads the planner: without this it
 * looks up row by row, which takes minutes for 50,000 movements.
 */
export const readWhole = tenantStatement<shapes.LedgerReadWhole>(
  'ledger_read_whole',
  `select set_config('enable_nestloop', 'off', true)`,
);
