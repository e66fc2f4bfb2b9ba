// Listens for notifications that a merchant changed. The connection may break silently, so it is checked every few seconds, and after a break all merchants are read again.
import pg from 'pg';

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

/** Follows changes until stopped; waits for a database that is away. */
export function followMerchantChanges(options: Options): { stop: () => Promise<void> } {
  const ending = new AbortController();
  const done = follow(options, ending.signal);
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

const wait = (milliseconds: number, ending: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (ending.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    ending.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
