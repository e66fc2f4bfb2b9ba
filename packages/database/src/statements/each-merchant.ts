// Reads all merchants, one after the other, in one snapshot of the database.
import { staffRealm } from '@parlour/contract/staff/realm';
import type { Database } from '../connection.ts';
import { whenAway } from '../unavailable.ts';
import type { Tx } from './in-transaction.ts';
import { nameMerchant } from './name-merchant.ts';

/**
 * Calls `run` for each merchant, or for `only` if it exists, in the order of their codes; row-level security shows it only that merchant. Nothing can be written.
 * `alsoStaff`: the operator's own rows, too, under their code.
 */
export async function asEachMerchant(
  { pool }: Pick<Database, 'pool'>,
  run: (tx: Tx, merchantCode: string) => Promise<void>,
  { only, alsoStaff = false }: { only?: string | undefined; alsoStaff?: boolean } = {},
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ code: string }>(
      `select code from (select code from merchant union all select unnest($2::text[])) as realm
        where $1::text is null or code = $1 order by code`,
      [only, alsoStaff ? [staffRealm] : []],
    );
    for (const { code } of rows) {
      await client.query({ ...nameMerchant, values: [code] });
      await run({ $client: client, merchantCode: code }, code);
    }
    await client.query('commit');
    client.release();
  } catch (error) {
    // The connection is closed, which also ends its transaction.
    client.release(true);
    throw whenAway(error) ?? error;
  }
}
