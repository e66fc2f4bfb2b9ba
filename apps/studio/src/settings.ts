// The only reader of the studio's environment. A bad value is one sentence, told by main.ts.
import { join, resolve } from 'node:path';
import { clusterUrls } from '@parlour/database/embedded/address';

type Environment = Record<string, string | undefined>;
export type Settings = {
  host: string;
  port: number;
  /** What players' browsers call us: scheme, host and port, nothing behind. */
  origin: string;
  databaseUrl: string;
  keyFolder: string;
  /** Seconds from one draw of the lottery to the next. */
  lotteryPeriod: number;
};

export function readSettings(environment: Environment = process.env): Settings {
  const dataDir = resolve(environment['DATA_DIR'] || '.data');
  const port = readPort(environment['PORT'] || '8080');
  return {
    host: environment['HOST'] || '127.0.0.1',
    port,
    origin: readOrigin(environment['STUDIO_ORIGIN'] || `http://studio.localhost:${port}`),
    databaseUrl: readDatabase(environment, dataDir),
    keyFolder: resolve(environment['STUDIO_KEYS'] || join(dataDir, 'keys')),
    lotteryPeriod: readPeriod(environment['LOTTERY_PERIOD'] || '60'),
  };
}

/** The studio lives four above the site's port. */
function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) + 4 : 0;
  if (port >= 5 && port <= 65_535) return port;
  throw new Error(`PORT must be a whole number from 1 to 65531, not ${text}.`);
}

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '')) {
    return url.origin;
  }
  throw new Error(`STUDIO_ORIGIN must be like https://studio.example, not ${text}.`);
}

/** Sales close 5 s before a draw, so a shorter period than 10 s would leave nothing to sell in. */
function readPeriod(text: string): number {
  const period = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (period >= 10 && period <= 3_600 && 86_400 % period === 0) return period;
  throw new Error(
    `LOTTERY_PERIOD must be a number of seconds from 10 to 3600 that divides a day, not ${text}.`,
  );
}

/** Its own database: the given one, or its own on the embedded Postgres of the data folder. */
function readDatabase(environment: Environment, dataDir: string): string {
  const given = environment['STUDIO_DATABASE_URL'];
  if (given && !/^postgres(ql)?:\/\/./.test(given)) {
    throw new Error('STUDIO_DATABASE_URL must begin with postgres://.');
  }
  if (!given && environment['DATABASE_URL']) {
    throw new Error('DATABASE_URL is set, so STUDIO_DATABASE_URL must be set too.');
  }
  return given || clusterUrls(dataDir).studio;
}
