import type { Pool, PoolClient } from 'pg';

/** Runs the work in one transaction: commits it, or rolls it back and rethrows the error. */
export async function inTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: unknown;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: unknown) => {
      broken = failure;
    });
    throw error;
  } finally {
    // A connection that cannot roll back is closed, so that no other transaction uses it.
    client.release(broken !== undefined);
  }
}
