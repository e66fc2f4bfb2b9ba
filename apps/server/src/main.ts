// The server's process: configuration, connections, port, and a quiet end.
import { setTimeout as sleep } from 'node:timers/promises';
import { followMerchantChanges } from '@parlour/database/merchant-changes';
import { listMissingMigrations } from '@parlour/database/migrate';
import { openDatabase } from '@parlour/database/connection';
import { isUnavailable } from '@parlour/database/unavailable';
import { loadErrorTexts } from '@parlour/phrases/error-texts';
import closeWithGrace from 'close-with-grace';
import { pino, type Logger } from 'pino';
import { durableLimits } from '#http/limits';
import { catalogueStore, keepCataloguesPulled } from '#modules/catalogue';
import { createPasswordCheck } from '#modules/login';
import { keepMerchants, siteStore } from '#modules/site';
import { keepRoundsSettled } from '#modules/vendor-wallet';
import { withBreaker } from '#providers/games/breaker';
import { createHub } from '#providers/games/hub';
import { openOutbound } from '#providers/outbound';
import { buildApp } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { readiness } from './readiness.ts';

const longestWaitForGames = 5_000;

async function main(): Promise<void> {
  const config = readConfig();
  const log = pino({ level: config.logLevel });
  const database = openDatabase({
    url: config.databaseUrl,
    onIdleError: (error) => log.warn({ err: error }, 'a database connection broke'),
  });
  await checkDatabase(config, database.pool, log);
  const clock = (): Date => new Date();
  const outbound = openOutbound({ allow: config.outboundAllow });
  const vendors = withBreaker(createHub({ outbound }), clock);
  const merchants = keepMerchants(siteStore(database, config.secretKey));
  const app = await buildApp({
    database,
    merchants,
    passwords: await createPasswordCheck(),
    limits: durableLimits(database.pool),
    errorText: await loadErrorTexts(),
    pages: await loadPages(),
    vendors,
    clock,
    log,
    isReady: readiness(database),
    publicScheme: config.publicScheme,
    earlyHints: config.earlyHints,
    trustedProxies: config.trustedProxies,
  });
  const changes = followMerchantChanges({
    url: config.databaseUrl,
    onChange: merchants.reload,
    onTrouble: (error) => log.debug({ err: error }, 'the line for changes of merchants'),
  });
  const catalogues = keepCataloguesPulled({
    vendors,
    store: catalogueStore(database),
    listMerchants: merchants.list,
    clock,
    onFailure: (error, { merchantCode, integration }) =>
      log.warn({ err: error, merchantCode, integration }, 'a list of games was not pulled'),
  });
  const rounds = keepRoundsSettled({
    database,
    listMerchants: merchants.list,
    clock,
    onFailure: (error, merchant) => log.warn({ err: error, merchant }, 'a round was not voided'),
  });
  const end = closeWithGrace({ delay: 8_000, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'ending after a fault');
    await app.close();
    await Promise.all([changes.stop(), catalogues.stop(), rounds.stop()]);
    await database.close();
  });
  // The parent's end closes this channel, also when it was killed.
  process.once('disconnect', () => end.close());
  await app.listen({ host: config.host, port: config.port });
  log.info({ listening: app.addresses() }, 'ready');
  // A first start opens with a filled lobby, where the vendors are there (LOBBY-04).
  await Promise.race([catalogues.filled, sleep(longestWaitForGames, undefined, { ref: false })]);
  process.send?.({ ready: true });
}

/** Loaded late: only development needs Vite. */
async function loadPages() {
  if (process.argv.includes('--development')) {
    return (await import('./page/development-pages.ts')).startDevelopmentPages();
  }
  const { loadBuiltPages } = await import('./page/built-pages.ts');
  return loadBuiltPages(new URL('../../player/dist/', import.meta.url));
}

/** A given database may be away for a while; the embedded one runs before we do. An old shape is nobody's to guess. */
async function checkDatabase(
  config: Config,
  pool: Parameters<typeof listMissingMigrations>[0],
  log: Logger,
) {
  try {
    const missing = await listMissingMigrations(pool);
    if (missing.length > 0) {
      throw new StartRefused(`The database lacks ${missing.join(', ')}; run: npm run migrate`);
    }
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    if (!config.databaseGiven) {
      throw new StartRefused(
        'There is no database: set DATABASE_URL and APP_DATABASE_URL, or run npm start with the same DATA_DIR.',
      );
    }
    log.warn('the database does not answer yet');
  }
}

/** Why the process cannot start, in one sentence for whoever started it. */
class StartRefused extends Error {}

main().catch((error: unknown) => {
  const reason = error instanceof Error ? error : new Error(String(error));
  const isPlain =
    reason instanceof StartRefused || /ConfigError|StartFailure/.test(reason.constructor.name);
  const portTaken = 'code' in reason && reason.code === 'EADDRINUSE';
  console.error(
    portTaken ? `${reason.message}: the port is in use.` : isPlain ? reason.message : reason,
  );
  process.exit(1);
});
