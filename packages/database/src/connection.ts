// The only way to the database: every statement on a tenant table runs in a transaction that names its merchant.
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { DatabaseUnavailable, isUnavailable } from './unavailable.ts';

export type Tx = NodePgDatabase;

export type Database = {
  /** One statement for a merchant, sent in a single round trip. `run` must send it at once (`.execute()`) and return its promise. */
  query<T>(merchantCode: string, run: (tx: Tx) => Promise<T>): Promise<T>;
  /** Several statements for a merchant; all or none of them count. */
  transaction<T>(merchantCode: string, run: (tx: Tx) => Promise<T>): Promise<T>;
  /** Statements on the tables that belong to no merchant; tenant tables look empty to them. */
  acrossMerchants<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  /** For libraries that bring their own statements (the rate limiter). */
  pool: pg.Pool;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  url: string;
  /** Connections at most; default 10. */
  connections?: number;
  /** Told of connections that break while nobody uses them. */
  onIdleError?: (error: Error) => void;
};

const setMerchant = (merchantCode: string) => ({
  name: 'set_merchant',
  text: "select set_config('app.merchant', $1, true)",
  values: [merchantCode],
});

export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections ?? 10,
    // A caller hears of a database that is gone within a second (R3).
    connectionTimeoutMillis: 800,
    query_timeout: 5_000,
    pipeline: true,
    application_name: 'parlour',
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  // The pool listens only while a connection is idle; a break in the middle of a query reaches the
  // query's promise, and without a listener it would end the process as well.
  pool.on('connect', (client) => client.on('error', () => undefined));

  return {
    query: (merchantCode, run) =>
      withClient(pool, (client) => pipelined(client, merchantCode, run)),
    transaction: (merchantCode, run) =>
      withClient(pool, (client) => stepByStep(client, merchantCode, run)),
    acrossMerchants: (run) => withClient(pool, (client) => run(drizzle({ client }))),
    pool,
    close: () => pool.end(),
  };
}

/** Borrows a connection; one that broke is not given back. */
async function withClient<T>(
  pool: pg.Pool,
  run: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  let client: pg.PoolClient | undefined;
  let broken: Error | undefined;
  try {
    client = await pool.connect();
    return await run(client);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    broken = new DatabaseUnavailable(error);
    throw broken;
  } finally {
    client?.release(broken);
  }
}

/** Begin, merchant, statement and commit leave together, so row-level security costs no round trip. */
async function pipelined<T>(
  client: pg.PoolClient,
  merchantCode: string,
  run: (tx: Tx) => Promise<T>,
): Promise<T> {
  const begun = client.query('begin');
  const named = client.query(setMerchant(merchantCode));
  const single = singleStatement(client);
  const result = startAtOnce(() => run(drizzle({ client: single.client })));
  single.close();
  // A Drizzle query is lazy: unsent, it would run after the commit, without a merchant.
  if (!single.used()) {
    await Promise.allSettled([begun, named, result, client.query('rollback')]);
    throw new Error('database.query: send the statement at once with .execute()');
  }
  const [, , outcome] = await settleAll([begun, named, result, client.query('commit')]);
  return outcome as T;
}

/** What throws before its first wait rejects too. */
async function startAtOnce<T>(run: () => Promise<T>): Promise<T> {
  return run();
}

/** Waits for all, then throws the first failure; so none is left on the wire. */
async function settleAll(promises: Promise<unknown>[]): Promise<unknown[]> {
  const outcomes = await Promise.allSettled(promises);
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
}

/** A view of the connection that takes one statement, and none once it is closed. */
function singleStatement(client: pg.PoolClient) {
  let used = false;
  let closed = false;
  const query = (...statement: Parameters<pg.PoolClient['query']>) => {
    if (used || closed) {
      throw new Error('database.query takes one statement; use database.transaction for several');
    }
    used = true;
    return client.query(...statement);
  };
  return {
    client: { query } as unknown as pg.PoolClient,
    used: () => used,
    close: () => {
      closed = true;
    },
  };
}

async function stepByStep<T>(
  client: pg.PoolClient,
  merchantCode: string,
  run: (tx: Tx) => Promise<T>,
): Promise<T> {
  await settleAll([client.query('begin'), client.query(setMerchant(merchantCode))]);
  try {
    const result = await run(drizzle({ client }));
    await client.query('commit');
    return result;
  } catch (error) {
    // The first failure is the one to tell; a rollback on a dead connection fails too.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
