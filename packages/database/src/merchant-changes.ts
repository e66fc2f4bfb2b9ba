// Listens for notifications that a merchant changed. The connection may break silently, so it is checked every few seconds, and after a break all merchants are read again.
// A poll compares the versions of all merchants twice a minute, for lost notifications and for poolers in transaction mode, through which LISTEN does not work.
import pg from 'pg';
import type { Database } from './connection.ts';

type Options = {
  /** The database's address, not of a pooler in transaction mode: LISTEN belongs to one backend. */
  url: string;
  /** Reads the merchant of that code again; all of them if there is no code. */
  onChange: (code?: string) => Promise<void>;
  /** Called with the reason when the connection breaks or a read fails; both are retried. */
  onTrouble: (error: unknown) => void;
};

const heartbeat = 5_000;
const pause = 500;

/** Milliseconds between two polls, and so the longest delay of a change without a notification. */
const lookPause = 30_000;

/** Follows changes until stopped; waits for a database that is away. */
export const followMerchantChanges = (options: Options): Follower =>
  untilStopped((ending) => follow(options, ending));

type Follower = { stop: () => Promise<void> };

function untilStopped(run: (ending: AbortSignal) => Promise<void>): Follower {
  const ending = new AbortController();
  const done = run(ending.signal);
  return {
    stop: () => {
      ending.abort();
      return done;
    },
  };
}

async function follow(options: Options, ending: AbortSignal): Promise<void> {
  while (!ending.aborted) {
    try {
      await listen(options, ending);
    } catch (error) {
      options.onTrouble(error);
    }
    if (!ending.aborted) await wait(pause, ending);
  }
}

/** Listens until `ending` aborts; rejects if the connection breaks. */
async function listen(options: Options, ending: AbortSignal): Promise<void> {
  const { url, onChange, onTrouble } = options;
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
    application_name: 'parlour changes',
  });
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => undefined);
  client.on('error', broken.reject);
  client.on('end', () => broken.reject(new Error('the line was closed')));
  client.on('notification', ({ payload }) => void onChange(payload).catch(onTrouble));
  try {
    await client.connect();
    await client.query('listen merchant_changed');
    // Changes from before we listened were not announced to us.
    await onChange();
    while (!ending.aborted) {
      await Promise.race([wait(heartbeat, ending), broken.promise]);
      if (!ending.aborted) await client.query('select 1');
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}

type PollOptions = Pick<Options, 'onTrouble'> & {
  database: Database;
  onChange: (code: string) => Promise<void>;
  /** Milliseconds from one poll to the next. */
  pause?: number;
};

/** Polls until stopped, and calls `onChange` for each merchant that differs from the previous poll. */
export const lookForMerchantChanges = (options: PollOptions): Follower =>
  untilStopped(async (ending) => {
    let known: Versions | null = null;
    while (!ending.aborted) {
      try {
        known = await look(known, options);
      } catch (error) {
        options.onTrouble(error);
      }
      await wait(options.pause ?? lookPause, ending);
    }
  });

/** The versions of merchants by code: the last writers (xmin) of the merchant's row and of those of its hosts. */
type Versions = Map<string, string>;
const versions = `select code, merchant.xmin || coalesce((select string_agg(host || host_row.xmin, ' ' order by host)
  from merchant_host host_row where merchant_code = code), '') as version from merchant`;

async function look(
  known: Versions | null,
  { database, onChange }: PollOptions,
): Promise<Versions> {
  const { rows } = await database.acrossMerchants((tx) =>
    tx.$client.query<{ code: string; version: string }>(versions),
  );
  const found = new Map(rows.map(({ code, version }) => [code, version]));
  const codes = new Set([...found.keys(), ...(known?.keys() ?? [])]);
  const changed = [...codes].filter((code) => found.get(code) !== known?.get(code));
  // The first poll has nothing to compare with, so all merchants are read. Concurrent requests share one read.
  await Promise.all(changed.map((code) => onChange(code)));
  return found;
}

const wait = (milliseconds: number, ending: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (ending.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    ending.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
