import type { Pool, PoolClient } from 'pg';

/** Everything in it or nothing. What it throws is thrown on. */
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
    // A connection that cannot roll back is not given to the next one.
    client.release(broken !== undefined);
  }
}
