// The only reader of the studio's environment. An invalid value throws one sentence, which main.ts prints.
import { join, resolve } from 'node:path';
import { clusterUrl } from '@parlour/database/embedded/address';
import {
  readDatabaseUrl,
  readKeepAlive,
  readPort,
  readTrustedProxies,
} from '@parlour/supplier/process/settings';

type Environment = Record<string, string | undefined>;
export type Settings = {
  host: string;
  port: number;
  /** The studio's origin in players' browsers: scheme, host and port, without a path. */
  origin: string;
  databaseUrl: string;
  keyFolder: string;
  /** Seconds from one draw of the lottery to the next. */
  lotteryPeriod: number;
  /** Addresses of the proxies whose X-Forwarded-For is trusted. */
  trustedProxies: string[];
  /** Seconds for which an idle connection from one of these proxies is kept open. */
  keepAliveSeconds: number;
};

const portsAboveSite = 4;

export function readSettings(environment: Environment = process.env): Settings {
  const dataDir = resolve(environment['DATA_DIR'] || '.data');
  const port = readPort(environment, portsAboveSite);
  return {
    host: environment['HOST'] || '127.0.0.1',
    port,
    origin: readOrigin(environment['STUDIO_ORIGIN'] || `http://studio.localhost:${port}`),
    databaseUrl: readDatabaseUrl(environment, 'STUDIO_DATABASE_URL', clusterUrl(dataDir, 'studio')),
    keyFolder: resolve(environment['STUDIO_KEYS'] || join(dataDir, 'keys')),
    lotteryPeriod: readPeriod(environment['LOTTERY_PERIOD'] || '60'),
    trustedProxies: readTrustedProxies(environment),
    keepAliveSeconds: readKeepAlive(environment),
  };
}

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '')) {
    return url.origin;
  }
  throw new Error(`STUDIO_ORIGIN must be like https://studio.example, not ${text}.`);
}

/** Reads the period. The minimum is 10 s because sales close 5 s before a draw, and a shorter period would leave no time to sell. */
function readPeriod(text: string): number {
  const period = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (period >= 10 && period <= 3_600 && 86_400 % period === 0) return period;
  throw new Error(
    `LOTTERY_PERIOD must be a number of seconds from 10 to 3600 that divides a day, not ${text}.`,
  );
}
