// Proves the ledger: every invariant, over all merchants, at one moment of a database that may be at work meanwhile.
import pg from 'pg';
import { invariants } from './invariants.ts';

export type LedgerReport = {
  merchants: number;
  wallets: number;
  movements: number;
  entries: number;
  /** The first row that breaks an invariant; null where all hold. */
  broken: { merchant: string; says: string; row: string } | null;
};

/** Reads as any role that sees the tables; row-level security shows one merchant at a time. */
export async function checkLedger(url: string): Promise<LedgerReport> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const report: LedgerReport = {
      merchants: 0,
      wallets: 0,
      movements: 0,
      entries: 0,
      broken: null,
    };
    const { rows } = await client.query<{ code: string }>(
      'select code from merchant order by code',
    );
    for (const { code } of rows) {
      await client.query("select set_config('app.merchant', $1, true)", [code]);
      await count(client, report);
      report.broken ??= await findBroken(client, code);
    }
    return report;
  } finally {
    await client.end();
  }
}

async function count(client: pg.Client, report: LedgerReport): Promise<void> {
  const counted = await client.query<{ wallets: number; movements: number; entries: number }>(
    `select (select count(*)::int from account where kind = 'wallet') as wallets,
            (select count(*)::int from movement) as movements,
            (select count(*)::int from entry) as entries`,
  );
  const [row] = counted.rows;
  report.merchants += 1;
  report.wallets += row?.wallets ?? 0;
  report.movements += row?.movements ?? 0;
  report.entries += row?.entries ?? 0;
}

async function findBroken(client: pg.Client, merchant: string): Promise<LedgerReport['broken']> {
  for (const { says, sql } of invariants) {
    const [found] = (await client.query<{ row: string }>(sql)).rows;
    if (found) return { merchant, says, row: found.row };
  }
  return null;
}
