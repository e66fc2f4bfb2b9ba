// Checks every invariant of the ledger over all merchants, in one snapshot of the database, which may be in use.
import type { Database, Tx } from '@parlour/database/connection';
import { asEachMerchant } from '@parlour/database/statements/each-merchant';
import { countRows, readWhole } from './counts-store.ts';
import { invariants } from './invariants-store.ts';
import type * as shapes from './shapes.ts';

export type LedgerReport = shapes.LedgerCounts['row'] & {
  merchants: number;
  /** The first row that breaks an invariant; null if all hold. */
  broken: { merchant: string; says: string; row: string } | null;
};

export async function checkLedger(database: Pick<Database, 'pool'>): Promise<LedgerReport> {
  const report: LedgerReport = { merchants: 0, wallets: 0, movements: 0, entries: 0, broken: null };
  await asEachMerchant(database, async (tx, merchant) => {
    await readWhole(tx);
    const [row] = await countRows(tx);
    report.merchants += 1;
    report.wallets += row?.wallets ?? 0;
    report.movements += row?.movements ?? 0;
    report.entries += row?.entries ?? 0;
    report.broken ??= await findBroken(tx, merchant);
  });
  return report;
}

async function findBroken(tx: Tx, merchant: string): Promise<LedgerReport['broken']> {
  for (const { says, find } of invariants) {
    const [found] = await find(tx);
    if (found) return { merchant, says, row: found.row };
  }
  return null;
}
