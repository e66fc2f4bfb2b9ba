import pg from 'pg';

/** What one statement gives, on whichever database, by a connection of its own. */
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
