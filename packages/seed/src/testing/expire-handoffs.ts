import pg from 'pg';
import { clusterUrl } from '@parlour/database/embedded/address';

/** Makes every hand-off code of a merchant expire, so that no test has to wait a minute. */
export async function expireHandoffs(dataDir: string, merchantCode: string): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl(dataDir, 'owner') });
  await client.connect();
  await client.query('begin');
  await client.query("select set_config('app.merchant', $1, true)", [merchantCode]);
  await client.query("update handoff set expires_at = now() - interval '1 s'");
  await client.query('commit');
  await client.end();
}
