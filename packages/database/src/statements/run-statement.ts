// Statements that stand where they are used: in the demo, in fixtures and in tests. Those of the server are declared (tenant-statement.ts).
import type pg from 'pg';
import type { Tx } from './in-transaction.ts';

/** Sends a statement with the values of `$1`, `$2` and so on, and returns its rows; int8 is text. */
export async function runStatement<Row extends object = Record<string, unknown>>(
  tx: Tx,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return (await tx.$client.query<Row & pg.QueryResultRow>({ text, values: [...values] })).rows;
}

/** Inserts rows whose columns are named as in TypeScript: `memberId` is `member_id`. A column that a row lacks has its default. */
export async function insertRows(tx: Tx, table: string, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  const records = rows as readonly Readonly<Record<string, unknown>>[];
  const names = [...new Set(records.flatMap((row) => Object.keys(row)))];
  const values: unknown[] = [];
  const place = (value: unknown): string =>
    value === undefined ? 'default' : `$${values.push(value)}`;
  const lines = records.map((row) => `(${names.map((name) => place(row[name])).join()})`);
  const columns = names.map(columnOf).join();
  await runStatement(tx, `insert into ${table} (${columns}) values ${lines.join()}`, values);
}

const columnOf = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
