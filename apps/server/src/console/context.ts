// Opens what the back office needs: the database as the role of staff, limits, and the signals by which members hear of its work.
import { staffRealm } from '@parlour/contract/staff/realm';
import { openDatabase, type Database } from '@parlour/database/connection';
import { listMissingMigrations } from '@parlour/database/migrate';
import { openChangeLine } from '@parlour/database/signals/change-line';
import { createPostgresBus } from '@parlour/database/signals/postgres-bus';
import type { Logger } from 'pino';
import { addressHash } from '#http/guard/hashed-address';
import { durableLimits } from '#http/limits';
import { createPasswordCheck } from '#modules/password';
import { staffExpiry } from '#modules/staff';
import { StartRefused } from '../check-database.ts';
import { keepExpiredRemoved } from '../expiry.ts';
import type { ServerLog } from '../log.ts';
import type { Work } from '../module.ts';
import { readiness } from '../readiness.ts';
import type { ConsoleContext } from './app.ts';
import type { ConsoleConfig } from './config.ts';

/** The build of the pages. */
const client = new URL('../../../console/dist/client/', import.meta.url);

/** Connections to the database. An operator's team makes a few calls a second. */
const connections = 5;

type OpenConsoleContext = ConsoleContext & { work: Work[]; close: () => Promise<void> };

export async function openConsoleContext(
  config: ConsoleConfig,
  { log, sayRequest }: ServerLog,
): Promise<OpenConsoleContext> {
  const { databaseUrl, secretKey, origin, trustedProxies, keepAliveSeconds } = config;
  const database = openDatabase({
    url: databaseUrl,
    connections,
    onIdleError: (error) => log.warn({ err: error }, 'a database connection broke'),
  });
  const missing = await listMissingMigrations(database.pool);
  if (missing.length > 0) {
    throw new StartRefused(`The database lacks ${missing.join(', ')}; run: npm run migrate`);
  }
  const clock = (): Date => new Date();
  const stopTelling = tellChanges(databaseUrl, database, log);
  const realm = { list: async () => [{ code: staffRealm }] };
  return {
    database,
    limits: durableLimits(database.pool),
    passwords: await createPasswordCheck(),
    secretKey,
    clock,
    log,
    sayRequest,
    hashAddress: addressHash(secretKey),
    isReady: readiness(database, clock),
    origin,
    client,
    trustedProxies,
    keepAliveSeconds,
    work: [keepExpiredRemoved({ database, merchants: realm, clock }, [staffExpiry])],
    close: async () => {
      await stopTelling();
      await database.close();
    },
  };
}

/** Tells the servers of changes by staff, so that members' pages ask (SIG-02). Returns a function that sends the last ones and stops. */
function tellChanges(url: string, database: Database, log: Logger): () => Promise<void> {
  const onTrouble = (error: unknown): void => log.debug({ err: error }, 'signals');
  const signals = createPostgresBus((handlers) =>
    openChangeLine({ url, onMerchant: async () => undefined, onTrouble, ...handlers }),
  );
  database.hearChanges((merchantCode, noted) =>
    signals.send(noted.map((each) => ({ merchantCode, ...each }))),
  );
  return signals.close;
}
