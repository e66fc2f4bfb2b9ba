// The studio's own database: nothing of an operator's platform is in it, and no platform reads it.
import { listMigrations, migrate } from '@parlour/database/migrate';
import pg from 'pg';

const migrations = new URL('../migrations/', import.meta.url);

/** Brings it to the newest shape first; it owns its database, so there is one role only. */
export async function openStudioDatabase(url: string): Promise<pg.Pool> {
  await migrate({ ownerUrl: url, appRole: roleOf(url) }, listMigrations(migrations));
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
    application_name: 'parlour studio',
  });
  // A break reaches the query that meets it; an idle connection's end must not end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** An address without a host, as that of a socket, is none that URL reads. */
function roleOf(url: string): string {
  const [, role] = /^postgres(?:ql)?:\/\/([^:@/?]+)/.exec(url) ?? [];
  if (role === undefined) throw new Error('STUDIO_DATABASE_URL must name its role.');
  return decodeURIComponent(role);
}
