import pg from 'pg';

/** Runs one statement on any database by a separate connection, and returns its rows. */
export async function readRows<T extends pg.QueryResultRow>(
  url: string,
  sql: string,
): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}
