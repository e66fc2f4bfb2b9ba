// The database of a process other than the server, with separate migrations; it contains no data of the product.
import pg from 'pg';
import { restingClient } from './resting-client.ts';
import { listMigrations, migrate } from './migrate.ts';

export type OwnDatabase = {
  url: string;
  /** The environment variable that contains the address. */
  variable: string;
  migrations: URL;
  /** The application name by which Postgres lists the connections. */
  name: string;
  connections: number;
  /** Milliseconds that a connection may take; a statement may take twice as long. */
  patienceMs: number;
};

/** Migrates the database and opens it. The process owns its database, so there is only one role. */
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
  // A broken connection fails the query in progress; the end of an idle one must not end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Reads the role in an address. URL cannot parse an address without a host, such as that of a socket. */
function roleOf({ url, variable }: OwnDatabase): string {
  const [, role] = /^postgres(?:ql)?:\/\/([^:@/?]+)/.exec(url) ?? [];
  if (role === undefined) throw new Error(`${variable} must name its role.`);
  return decodeURIComponent(role);
}
