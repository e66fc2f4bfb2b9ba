// What stands between us and Postgres. A pooler in transaction mode gives a client another backend for each transaction: what belongs to one (LISTEN, the names of statements) is then somebody else's.
import pg from 'pg';
import { meansUnavailable } from '../unavailable.ts';

/** `nameless` is one in transaction mode that does not keep the names of statements apart, as PgBouncer before 1.21. */
export type PoolerKind = 'none' | 'session' | 'transaction' | 'nameless';

/** So many backends are held at the same time, to see whether one of them was the first client's. */
const mostHeld = 3;

/** Two texts under one name: whoever mixes them up is found out. */
const statement = 'which_backend';
const texts = [
  'select pg_backend_pid() as at',
  'select pg_backend_pid() as at, 2 as other',
] as const;

const confused = new Set(['42P05', '26000']);

/** Asks by connections of its own; rejects where the database does not answer. */
export async function findPooler(url: string): Promise<PoolerKind> {
  const clients: pg.Client[] = [];
  const open = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 2_000,
      query_timeout: 2_000,
      application_name: 'parlour pooler check',
    });
    client.on('error', () => undefined);
    clients.push(client);
    await client.connect();
    return client;
  };
  try {
    return await lookBehind(await open(), open);
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}

async function lookBehind(first: pg.Client, open: () => Promise<pg.Client>): Promise<PoolerKind> {
  // Alone, and without a name: it leaves nothing behind where there is no pooler.
  const { rows } = await first.query<{ at: number }>(texts[0]);
  if (rows[0]?.at === processOf(first)) return 'none';
  try {
    const at = await backendOf(first, texts[0]);
    for (let held = 0; held < mostHeld; held += 1) {
      const other = await open();
      // Until the connection ends it keeps its backend from the first one.
      await other.query('begin');
      if ((await backendOf(other, texts[1])) === at) return 'transaction';
    }
    return (await backendOf(first, texts[0])) === at ? 'session' : 'transaction';
  } catch (error) {
    if (error instanceof pg.DatabaseError && confused.has(error.code ?? '')) return 'nameless';
    // It waits for a backend that another one holds, so backends are shared.
    if (meansUnavailable(error)) return 'transaction';
    throw error;
  }
}

async function backendOf(client: pg.Client, text: string): Promise<number | undefined> {
  const { rows } = await client.query<{ at: number }>({ name: statement, text });
  return rows[0]?.at;
}

/** As the connection was told when it began; a pooler makes one up. */
const processOf = (client: pg.Client): number | null =>
  (client as unknown as { processID: number | null }).processID;
