// The only reader of the back office's environment. A bad value is reported in one sentence (by main.ts).
import { resolve } from 'node:path';
import { clusterUrl } from '@parlour/database/embedded/address';
import { loadSecretKey } from '@parlour/database/secret-key';
import { z } from 'zod';
import { ConfigError, databaseAddress, ofEachProcess, readEnvironment } from '../config.ts';

export type ConsoleConfig = {
  host: string;
  port: number;
  /** The address for the role of staff. */
  databaseUrl: string;
  secretKey: Buffer;
  /** The one origin at which the back office answers. */
  origin: string;
  /** Addresses (CIDR) of proxies whose X-Forwarded-For counts. */
  trustedProxies: string[];
  /** The time that an idle connection from a trusted proxy stays open, in seconds. */
  keepAliveSeconds: number;
  logLevel: string;
};

const plainOrigin = z
  .string()
  .refine((text) => URL.parse(text)?.origin === text && /^https?:/.test(text), {
    error: 'it must be like https://console.example',
  });

const Environment = z.object({
  ...ofEachProcess,
  STAFF_DATABASE_URL: databaseAddress.optional(),
  DATABASE_URL: z.string().optional(),
  CONSOLE_ORIGIN: plainOrigin.optional(),
});

export function readConsoleConfig(environment: NodeJS.ProcessEnv = process.env): ConsoleConfig {
  const set = readEnvironment(Environment, environment);
  if (set.DATABASE_URL && !set.STAFF_DATABASE_URL) {
    throw new ConfigError('DATABASE_URL is set, so STAFF_DATABASE_URL must be set too.');
  }
  const dataDir = resolve(set.DATA_DIR);
  const port = set.PORT + 2;
  return {
    host: set.HOST,
    port,
    databaseUrl: set.STAFF_DATABASE_URL ?? clusterUrl(dataDir, 'staff'),
    secretKey: loadSecretKey(dataDir, set.SECRET_KEY),
    origin: set.CONSOLE_ORIGIN ?? `http://console.localhost:${port}`,
    trustedProxies: set.TRUSTED_PROXIES,
    keepAliveSeconds: set.KEEP_ALIVE_SECONDS,
    logLevel: set.LOG_LEVEL,
  };
}
