// Checks every invariant of the ledger over all merchants, in one snapshot of the database, which may be in use.
import type { Database, Tx } from '@parlour/database/connection';
import { asEachMerchant } from '@parlour/database/statements/each-merchant';
import { invariants } from './invariants.ts';

type Counts = { wallets: number; movements: number; entries: number };
export type LedgerReport = Counts & {
  merchants: number;
  /** The first row that breaks an invariant; null if all hold. */
  broken: { merchant: string; says: string; row: string } | null;
};

const counts = `select (select count(*)::int from account where kind = 'wallet') as wallets,
  (select count(*)::int from movement) as movements, (select count(*)::int from entry) as entries`;

/**
 * A statement that finds nothing reads whole tables, but its `limit 1` misleads the planner: without this it
 * looks up row by row, which takes minutes for 50,000 movements.
 */
const readWhole = 'set local enable_nestloop = off';

export async function checkLedger(database: Pick<Database, 'pool'>): Promise<LedgerReport> {
  const report: LedgerReport = { merchants: 0, wallets: 0, movements: 0, entries: 0, broken: null };
  await asEachMerchant(database, async (tx, merchant) => {
    const client = tx.$client;
    await client.query(readWhole);
    const [row] = (await client.query<Counts>(counts)).rows;
    report.merchants += 1;
    report.wallets += row?.wallets ?? 0;
    report.movements += row?.movements ?? 0;
    report.entries += row?.entries ?? 0;
    report.broken ??= await findBroken(tx, merchant);
  });
  return report;
}

async function findBroken(tx: Tx, merchant: string): Promise<LedgerReport['broken']> {
  for (const { says, sql } of invariants) {
    const [found] = (await tx.$client.query<{ row: string }>(sql)).rows;
    if (found) return { merchant, says, row: found.row };
  }
  return null;
}
