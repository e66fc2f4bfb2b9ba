// The only reader of the sandbox's environment. A bad value is one sentence, told by main.ts.
import { join, resolve } from 'node:path';
import { clusterUrls } from '@parlour/database/embedded/address';

type Environment = Record<string, string | undefined>;
export type Settings = { host: string; port: number; databaseUrl: string; keyFolder: string };

export function readSettings(environment: Environment = process.env): Settings {
  const dataDir = resolve(environment['DATA_DIR'] || '.data');
  return {
    host: environment['HOST'] || '127.0.0.1',
    port: readPort(environment['PORT'] || '8080'),
    databaseUrl: readDatabase(environment, dataDir),
    keyFolder: resolve(environment['SANDBOX_KEYS'] || join(dataDir, 'keys')),
  };
}

/** The sandbox lives one above the site's port. */
function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) + 1 : 0;
  if (port >= 2 && port <= 65_532) return port;
  throw new Error(`PORT must be a whole number from 1 to 65531, not ${text}.`);
}

/** Its own database: the given one, or its own on the embedded Postgres of the data folder. */
function readDatabase(environment: Environment, dataDir: string): string {
  const given = environment['SANDBOX_DATABASE_URL'];
  if (given && !/^postgres(ql)?:\/\/./.test(given)) {
    throw new Error('SANDBOX_DATABASE_URL must begin with postgres://.');
  }
  if (!given && environment['DATABASE_URL']) {
    throw new Error('DATABASE_URL is set, so SANDBOX_DATABASE_URL must be set too.');
  }
  return given || clusterUrls(dataDir).sandbox;
}
