// The only access to the database: every statement on a tenant table runs in a transaction that names its merchant.
import pg from 'pg';
import type { NotedChange } from './noted-changes.ts';
import {
  pipelined,
  readThenWrite,
  stepByStep,
  type Tx,
  type Decision,
} from './statements/in-transaction.ts';
import { restingClient } from './resting-client.ts';
import { isOutdatedPlan, replanFirst, replanOnce } from './statements/outdated-plan.ts';
import { shareReads } from './statements/shared-reads.ts';
import { leavesConnectionWhole, meansUnavailable, whenAway } from './unavailable.ts';

export type { Tx, Decision };
/** Receives the changes of a merchant that a transaction noted, once they are committed. Must not wait, nor throw. */
export type ChangeListener = (merchantCode: string, changes: readonly NotedChange[]) => void;

/** The database. Each method repeats a call once if a migration outdated the plan of a statement in it, so `run` may be called twice and must tolerate that. */
export type Database = {
  /** One statement for a merchant, sent in a single round trip. `run` must send it at once and return its promise. */
  query<T>(merchantCode: string, run: (tx: Tx) => Promise<T>): Promise<T>;
  /** A `query` for a statement that finds a few rows by a key. It shares a connection with other reads, so it must not lock or wait for anything. */
  read<T>(merchantCode: string, run: (tx: Tx) => Promise<T>): Promise<T>;
  /** Several statements for a merchant; either all or none of them count. */
  transaction<T>(merchantCode: string, run: (tx: Tx) => Promise<T>): Promise<T>;
  /** A decision under a lock: reads, then writes the consequences, in two round trips. Either all of it counts or nothing. */
  readThenWrite<Found, Result>(
    merchantCode: string,
    writing: Decision<Found, Result>,
  ): Promise<Result>;
  /** Statements on the tables that belong to no merchant; tenant tables look empty to them. */
  acrossMerchants<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  /** Calls back after each commit of a transaction that noted changes (`noteChange`). */
  hearChanges(listener: ChangeListener): void;
  /** The pool, for libraries that bring their own statements (the rate limiter). */
  pool: pg.Pool;
  /** Opens the `ahead` connections; opens none if the database is away. */
  openAhead(): Promise<void>;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  url: string;
  /** The most connections; default 10. */
  connections?: number;
  /** Whether connections and statements may take as long as they need, as for a command that reads whole tables. */
  isPatient?: boolean;
  /** Factor of the waits for a connection and for an answer, such as 5 for tests on a busy machine; default 1. */
  waitFactor?: number;
  /** The number of connections that `openAhead` opens, and that stay open while idle; default none. */
  ahead?: number;
  /** Whether the process may end while connections are idle; default false. */
  letsProcessEnd?: boolean;
  /** Called when an idle connection breaks. */
  onIdleError?: (error: Error) => void;
};

/** Waits after which a caller learns that the database is away: within a second (R3) where the factor is 1. */
const shortWaits = (factor: number) => ({
  connectionTimeoutMillis: 800 * factor,
  query_timeout: 5_000 * factor,
});

export function openDatabase(options: DatabaseOptions): Database {
  const { ahead = 0 } = options;
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections ?? 10,
    min: ahead,
    allowExitOnIdle: options.letsProcessEnd ?? false,
    ...(options.isPatient ? {} : shortWaits(options.waitFactor ?? 1)),
    pipeline: true,
    Client: restingClient(),
    application_name: 'parlour',
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  // The pool listens only while a connection is idle; a break in the middle of a query reaches the
  // query's promise, and without a listener it would end the process as well.
  pool.on('connect', (client) => client.on('error', () => undefined));

  const read = shareReads(pool);
  const { announced, hearChanges } = changeAnnouncer();
  return {
    query: (merchantCode, run) =>
      replanOnce((view) =>
        announced(merchantCode, (noting) =>
          withClient(pool, (client) =>
            pipelined(client, merchantCode, (tx) => run(noting(view(tx)))),
          ),
        ),
      ),
    read: (merchantCode, run) => replanOnce((view) => read(merchantCode, (tx) => run(view(tx)))),
    transaction: (merchantCode, run) =>
      replanOnce((view) =>
        announced(merchantCode, (noting) =>
          withClient(pool, (client) =>
            stepByStep(client, merchantCode, (tx) => run(noting(view(tx)))),
          ),
        ),
      ),
    readThenWrite: (merchantCode, writing) =>
      replanOnce((view) =>
        announced(merchantCode, (noting) =>
          withClient(pool, (client) =>
            readThenWrite(
              client,
              merchantCode,
              seenBy((tx) => noting(view(tx)), writing),
            ),
          ),
        ),
      ),
    acrossMerchants: (run) =>
      replanFirst((view) =>
        withClient(pool, (client) => run(view({ $client: client, merchantCode: null }))),
      ),
    hearChanges,
    pool,
    openAhead: () => openConnections(pool, ahead),
    close: () => pool.end(),
  };
}

type NotingView = (tx: Tx) => Tx;

/** Collects the changes that a transaction notes, and passes them on only after it has committed: of a change that was undone nobody is told. */
function changeAnnouncer() {
  const listeners: ChangeListener[] = [];
  async function announced<T>(
    merchantCode: string,
    send: (noting: NotingView) => Promise<T>,
  ): Promise<T> {
    if (listeners.length === 0) return send((tx) => tx);
    const noted: NotedChange[] = [];
    const result = await send((tx) => ({ ...tx, noted }));
    if (noted.length > 0) for (const listener of listeners) listener(merchantCode, noted);
    return result;
  }
  return { announced, hearChanges: (listener: ChangeListener) => void listeners.push(listener) };
}

/** Opens connections one by one: each proves its password in a dozen steps on the threads that also hash players' passwords, and many at once would all be late. */
async function openConnections(pool: pg.Pool, count: number): Promise<void> {
  const opened: pg.PoolClient[] = [];
  try {
    while (opened.length < count) opened.push(await pool.connect());
  } catch (error) {
    if (!meansUnavailable(error)) throw error;
  } finally {
    for (const client of opened) client.release();
  }
}

const seenBy = <Found, Result>(
  view: (tx: Tx) => Tx,
  { lockWaitMs, read, write }: Decision<Found, Result>,
): Decision<Found, Result> => ({
  lockWaitMs,
  read: (tx) => read(view(tx)),
  write: (tx, found) => write(view(tx), found),
});

/** Borrows a connection. A broken one, or one with outdated plans, is closed instead of returned. */
async function withClient<T>(
  pool: pg.Pool,
  run: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  let client: pg.PoolClient | undefined;
  let broken = false;
  try {
    client = await pool.connect();
    return await run(client);
  } catch (error) {
    const away = whenAway(error);
    broken = isOutdatedPlan(error) || (away !== null && !leavesConnectionWhole(error));
    throw away ?? error;
  } finally {
    client?.release(broken);
  }
}
