// Detects a pooler between us and Postgres. In transaction mode it gives a client another backend for each transaction, so the state of a backend
// (LISTEN, names of statements) ends up with other clients.
import pg from 'pg';
import { meansUnavailable } from '../unavailable.ts';

/** The kind of pooler. `nameless`: one in transaction mode that does not keep the statement names of its clients apart, such as PgBouncer before 1.21. */
export type PoolerKind = 'none' | 'session' | 'transaction' | 'nameless';

/** The number of backends held at the same time, to see whether one of them was the first client's. */
const mostHeld = 3;

/** Two texts under one statement name, which reveal a pooler that mixes them up. */
const statement = 'which_backend';
const texts = [
  'select pg_backend_pid() as at',
  'select pg_backend_pid() as at, 2 as other',
] as const;

const confused = new Set(['42P05', '26000']);

/** Detects the pooler with connections opened for this; rejects if the database does not answer. */
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
  // A single statement without a name leaves nothing behind if there is no pooler.
  const { rows } = await first.query<{ at: number }>(texts[0]);
  if (rows[0]?.at === processOf(first)) return 'none';
  try {
    const at = await backendOf(first, texts[0]);
    for (let held = 0; held < mostHeld; held += 1) {
      const other = await open();
      // The open transaction keeps this backend from the first client until the connection ends.
      await other.query('begin');
      if ((await backendOf(other, texts[1])) === at) return 'transaction';
    }
    return (await backendOf(first, texts[0])) === at ? 'session' : 'transaction';
  } catch (error) {
    if (error instanceof pg.DatabaseError && confused.has(error.code ?? '')) return 'nameless';
    // It waits for a backend that another client holds, so backends are shared.
    if (meansUnavailable(error)) return 'transaction';
    throw error;
  }
}

async function backendOf(client: pg.Client, text: string): Promise<number | undefined> {
  const { rows } = await client.query<{ at: number }>({ name: statement, text });
  return rows[0]?.at;
}

/** Returns the backend's process id as the server reported it at the start; a pooler makes one up. */
const processOf = (client: pg.Client): number | null =>
  (client as unknown as { processID: number | null }).processID;
