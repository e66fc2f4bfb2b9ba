import pg from 'pg';

/** Calls `run` for one merchant after the other, in one snapshot of the database; row-level security shows it only that merchant. The role must be subject to it, as the server's is. */
export async function asEachMerchant(
  url: string,
  run: (client: pg.Client, merchantCode: string) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ code: string }>(
      'select code from merchant order by code',
    );
    for (const { code } of rows) {
      await client.query("select set_config('app.merchant', $1, true)", [code]);
      await run(client, code);
    }
  } finally {
    await client.end();
  }
}
