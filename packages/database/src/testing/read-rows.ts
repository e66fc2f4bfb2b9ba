import type pg from 'pg';
import { keptDatabase } from './kept-databases.ts';

/** Runs one statement on any database, outside a transaction, and returns its rows. */
export async function readRows<T extends pg.QueryResultRow>(
  url: string,
  sql: string,
): Promise<T[]> {
  return (await keptDatabase(url).pool.query<T>(sql)).rows;
}
