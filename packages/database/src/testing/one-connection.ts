// A separate connection to any database, for a test that holds locks or waits with it.
import pg from 'pg';

export type OneConnection = {
  query: <T extends pg.QueryResultRow>(sql: string, values?: unknown[]) => Promise<T[]>;
  close: () => Promise<void>;
};

export async function openConnection(url: string): Promise<OneConnection> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    query: async <T extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
      (await client.query<T>(sql, values)).rows,
    close: () => client.end(),
  };
}
