// Listens for "a merchant changed". The line may break without a word, so it is tried every few seconds, and after a break all is read anew.
// Where nobody can listen (behind a pooler in transaction mode), and should a word be lost, the versions of all merchants are looked at twice a minute.
import pg from 'pg';
import type { Database } from './connection.ts';

type Options = {
  /** Not through a pooler in transaction mode: LISTEN belongs to one backend. */
  url: string;
  /** Reads the merchant of that code anew; without one, all of them. */
  onChange: (code?: string) => Promise<void>;
  /** Called with the reason when the connection broke or a reading failed; both are retried. */
  onTrouble: (error: unknown) => void;
};

const heartbeat = 5_000;
const pause = 500;

/** How long a change takes at most where nobody is told of it, in milliseconds. */
const lookPause = 30_000;

/** Follows until stopped; a database that is away is waited for. */
export const followMerchantChanges = (options: Options): Following =>
  untilStopped((ending) => follow(options, ending));

type Following = { stop: () => Promise<void> };

function untilStopped(run: (ending: AbortSignal) => Promise<void>): Following {
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

/** Returns when told to end; rejects when the line breaks. */
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
    // What changed before we listened was said to nobody.
    await onChange();
    while (!ending.aborted) {
      await Promise.race([wait(heartbeat, ending), broken.promise]);
      if (!ending.aborted) await client.query('select 1');
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}

type LookOptions = Pick<Options, 'onTrouble'> & {
  database: Database;
  onChange: (code: string) => Promise<void>;
  /** Milliseconds from one look to the next. */
  pause?: number;
};

/** Looks until stopped, and calls `onChange` for each merchant that is another than at the look before. */
export const lookForMerchantChanges = (options: LookOptions): Following =>
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

/** By code. The last writer of a row is its version: of a merchant and of each of its hosts. */
type Versions = Map<string, string>;
const versions = `select code, merchant.xmin || coalesce((select string_agg(host || host_row.xmin, ' ' order by host)
  from merchant_host host_row where merchant_code = code), '') as version from merchant`;

async function look(
  known: Versions | null,
  { database, onChange }: LookOptions,
): Promise<Versions> {
  const { rows } = await database.acrossMerchants((tx) =>
    tx.$client.query<{ code: string; version: string }>(versions),
  );
  const found = new Map(rows.map(({ code, version }) => [code, version]));
  const codes = new Set([...found.keys(), ...(known?.keys() ?? [])]);
  const changed = [...codes].filter((code) => found.get(code) !== known?.get(code));
  // The first look knows nothing of what came before it, so all are read; whoever asks at once shares one read.
  await Promise.all(changed.map((code) => onChange(code)));
  return found;
}

const wait = (milliseconds: number, ending: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (ending.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    ending.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
