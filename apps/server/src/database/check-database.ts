// Checks the database before the server starts: all migrations are applied, and the connection (perhaps through a pooler) supports what we use.
import { listMissingMigrations } from '@parlour/database/migrate';
import type { Database } from '@parlour/database/connection';
import type { StoredSettings } from '@parlour/contract/settings.schema';
import { findPooler } from '@parlour/database/pooler/find-pooler';
import { countSecrets } from '@parlour/database/sealed-settings';
import { meansUnavailable } from '@parlour/database/unavailable';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';

type DatabaseCheck = {
  /** The address at which to LISTEN for changes; null if none allows it. */
  listenAt: string | null;
  /** Sentences for the person who starts the server. */
  warnings: string[];
};

/** A database given by the operator may be unavailable at the start; the embedded one already runs. A database that lacks migrations is refused. */
export async function checkDatabase(
  config: Config,
  { pool }: Database,
  log: Logger,
): Promise<DatabaseCheck> {
  try {
    const missing = await listMissingMigrations(pool);
    if (missing.length > 0) {
      throw new StartRefused(`The database lacks ${missing.join(', ')}; run: npm run migrate`);
    }
    const checked = await checkWay(config);
    return { ...checked, warnings: [...checked.warnings, ...(await checkKey(config, pool))] };
  } catch (error) {
    if (!meansUnavailable(error)) throw error;
    if (!config.databaseGiven) {
      throw new StartRefused(
        'There is no database: set DATABASE_URL and APP_DATABASE_URL, or run npm start with the same DATA_DIR.',
      );
    }
    log.warn('the database does not answer yet');
    return { listenAt: config.listenUrl ?? config.databaseUrl, warnings: [] };
  }
}

/** Warns about a wrong key. It causes no failure at the start, because a setting that cannot be decrypted counts as unset. */
async function checkKey({ secretKey }: Config, pool: Database['pool']): Promise<string[]> {
  const { rows } = await pool.query<{ code: string; settings: StoredSettings }>(
    'select code, settings from merchant',
  );
  const counted = rows.map(({ code, settings }) =>
    countSecrets(settings, { merchantCode: code, secretKey }),
  );
  const [sealed, opened] = (['sealed', 'opened'] as const).map((what) =>
    counted.reduce((sum, each) => sum + each[what], 0),
  );
  if (!sealed || opened) return [];
  return [
    `SECRET_KEY opens none of the ${sealed} secrets in the database: vendors, SMS, mail and the like count as not set up until you start with the key that sealed them.`,
  ];
}

const late = 'changes of settings arrive up to 30 s late.';

async function checkWay({ databaseGiven, databaseUrl, listenUrl }: Config): Promise<DatabaseCheck> {
  // The embedded database has no pooler.
  if (!databaseGiven) return { listenAt: databaseUrl, warnings: [] };
  const pooler = await findPooler(databaseUrl);
  if (pooler === 'nameless') {
    throw new StartRefused(
      'APP_DATABASE_URL leads through a pooler that mixes up prepared statements: use PgBouncer 1.21 or newer with max_prepared_statements above 0, or session mode.',
    );
  }
  if (listenUrl === null) {
    if (pooler !== 'transaction') return { listenAt: databaseUrl, warnings: [] };
    const missing = `APP_DATABASE_URL leads through a pooler in transaction mode, and LISTEN_DATABASE_URL, a direct address, is missing: ${late}`;
    return { listenAt: null, warnings: [missing] };
  }
  const beforeListening = await findPooler(listenUrl);
  // A backend that still listens would send the notification to the client that it serves next.
  const isShared = beforeListening === 'transaction' || beforeListening === 'nameless';
  if (!isShared) return { listenAt: listenUrl, warnings: [] };
  const shared = `LISTEN_DATABASE_URL leads through a pooler in transaction mode and has to be a direct address: ${late}`;
  return { listenAt: null, warnings: [shared] };
}

/** The reason why the process cannot start, as one sentence for the person who starts it. */
export class StartRefused extends Error {}
