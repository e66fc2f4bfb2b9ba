// Opens what the back office needs: the database as the role of staff, limits, and the signals by which members hear of its work.
import { staffRealm } from '@parlour/contract/staff/realm';
import { openDatabase, type Database } from '@parlour/database/connection';
import { listMissingMigrations } from '@parlour/database/migrate';
import { openChangeLine } from '@parlour/database/signals/change-line';
import { createPostgresBus, type PostgresBus } from '@parlour/database/signals/postgres-bus';
import type { Logger } from 'pino';
import { addressHash } from '#http/guard/hashed-address';
import { durableLimits } from '#http/limits';
import { createPasswordCheck } from '#modules/password';
import { openRemaker } from '#modules/pictures';
import { staffExpiry, staffSignals } from '#modules/staff';
import { StartRefused } from '../database/check-database.ts';
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
  const signals = openSignals(databaseUrl, database, log);
  const streams = staffSignals({ database, clock, signals, log });
  const realm = { list: async () => [{ code: staffRealm }] };
  return {
    database,
    limits: durableLimits(database.pool),
    passwords: await createPasswordCheck(),
    remake: openRemaker(),
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
    streams,
    work: [keepExpiredRemoved({ database, merchants: realm, clock }, [staffExpiry]), streams.work],
    close: async () => {
      await signals.close();
      await database.close();
    },
  };
}

/** Opens the bus by which this process hears of changes, and tells the servers of those by staff, so that members' pages ask (SIG-02). */
function openSignals(url: string, database: Database, log: Logger): PostgresBus {
  const onTrouble = (error: unknown): void => log.debug({ err: error }, 'signals');
  const signals = createPostgresBus((handlers) =>
    openChangeLine({ url, onMerchant: async () => undefined, onTrouble, ...handlers }),
  );
  database.hearChanges((merchantCode, noted) =>
    signals.send(noted.map((each) => ({ merchantCode, ...each }))),
  );
  return signals;
}
