// The one connection of a process that listens for changes: of merchants, and of what pages show (signals). It sends signals, too, so that
// no NOTIFY is ever part of another transaction: at its commit it takes a lock of the whole database.
// The connection may break silently, so it is checked every few seconds, and after a break all merchants are read again.
import pg from 'pg';

export type ChangeLine = {
  /** Whether the connection listens, so that signals of other processes arrive. */
  isOpen: () => boolean;
  /** Sends signals to every process, also to this one. Rejects while the connection is closed. */
  send: (payloads: readonly string[]) => Promise<void>;
  stop: () => Promise<void>;
};

export type SignalHandlers = {
  /** Takes the payload of a signal. */
  onSignals: (payload: string) => void;
  /** Called when the connection begins to listen (true), and when it breaks (false). */
  onLine: (isOpen: boolean) => void;
};

type Options = {
  /** The database's address, not of a pooler in transaction mode: LISTEN belongs to one backend. */
  url: string;
  /** Reads the merchant of that code again; all of them if there is no code. */
  onMerchant: (code?: string) => Promise<void>;
  /** Called with the reason when the connection breaks or a read fails; both are retried. */
  onTrouble: (error: unknown) => void;
} & Partial<SignalHandlers>;

const heartbeat = 5_000;
const pause = 500;

/** A signal that a crash of Postgres loses is lost anyway, with the connections of all who listened. So its commit need not wait for the disk. */
const begin = 'listen merchant_changed; listen signals; set synchronous_commit = off';

/** Listens until stopped; waits for a database that is away. */
export function openChangeLine(options: Options): ChangeLine {
  const ending = new AbortController();
  let open: pg.Client | null = null;
  const setOpen = (client: pg.Client | null): void => {
    const wasOpen = open !== null;
    open = client;
    if (wasOpen !== (client !== null)) options.onLine?.(client !== null);
  };
  const done = follow(options, { ending: ending.signal, setOpen });
  return {
    isOpen: () => open !== null,
    send: async (payloads) => {
      if (!open) throw new Error('the line is closed');
      await open.query('select pg_notify($1, payload) from unnest($2::text[]) payload', [
        'signals',
        payloads,
      ]);
    },
    stop: () => {
      ending.abort();
      return done;
    },
  };
}

type LineState = { ending: AbortSignal; setOpen: (client: pg.Client | null) => void };

async function follow(options: Options, state: LineState): Promise<void> {
  const { ending } = state;
  while (!ending.aborted) {
    try {
      await listen(options, state);
    } catch (error) {
      options.onTrouble(error);
    }
    if (!ending.aborted) await wait(pause, ending);
  }
}

/** Listens until `ending` aborts; rejects if the connection breaks. */
async function listen(options: Options, { ending, setOpen }: LineState): Promise<void> {
  const { url, onMerchant, onSignals, onTrouble } = options;
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
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel === 'signals') onSignals?.(payload);
    else void onMerchant(payload).catch(onTrouble);
  });
  try {
    await client.connect();
    await client.query(begin);
    setOpen(client);
    // Changes from before we listened were not announced to us.
    await onMerchant();
    while (!ending.aborted) {
      await Promise.race([wait(heartbeat, ending), broken.promise]);
      if (!ending.aborted) await client.query('select 1');
    }
  } finally {
    setOpen(null);
    await client.end().catch(() => undefined);
  }
}

const wait = (milliseconds: number, ending: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (ending.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    ending.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
