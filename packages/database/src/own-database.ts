// The database of a process beside the server, with migrations of its own: nothing of the product is in it.
import pg from 'pg';
import { restingClient } from './resting-client.ts';
import { listMigrations, migrate } from './migrate.ts';

export type OwnDatabase = {
  url: string;
  /** The setting that named it. */
  variable: string;
  migrations: URL;
  /** As Postgres lists it. */
  name: string;
  connections: number;
  /** How long a connection may take; a statement has twice that. */
  patienceMs: number;
};

/** Brings it to the newest shape first; it owns its database, so there is one role only. */
export async function openOwnDatabase(own: OwnDatabase): Promise<pg.Pool> {
  const role = { ownerUrl: own.url, appRole: roleOf(own) };
  await migrate(role, listMigrations(own.migrations));
  const pool = new pg.Pool({
    connectionString: own.url,
    max: own.connections,
    connectionTimeoutMillis: own.patienceMs,
    query_timeout: 2 * own.patienceMs,
    Client: restingClient(),
    application_name: own.name,
  });
  // A break reaches the query that meets it; an idle connection's end must not end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** An address without a host, as that of a socket, is none that URL reads. */
function roleOf({ url, variable }: OwnDatabase): string {
  const [, role] = /^postgres(?:ql)?:\/\/([^:@/?]+)/.exec(url) ?? [];
  if (role === undefined) throw new Error(`${variable} must name its role.`);
  return decodeURIComponent(role);
}
