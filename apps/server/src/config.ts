// The only reader of the environment. A bad value is one clear sentence, told by main.ts.
import { resolve } from 'node:path';
import { clusterUrls } from '@parlour/database/embedded/cluster';
import { loadSecretKey } from '@parlour/database/secret-key';
import { z } from 'zod';

export type Config = {
  host: string;
  port: number;
  /** The app role's own connection; the server never learns the owner's. */
  databaseUrl: string;
  /** Whether databaseUrl was given, and so may be away for a while; the embedded one must run already. */
  databaseGiven: boolean;
  secretKey: Buffer;
  /** Addresses (CIDR) of proxies whose X-Forwarded-For counts. */
  trustedProxies: string[];
  publicScheme: 'http' | 'https';
  logLevel: string;
};

/** A setting of the environment that cannot be used; the message names it. */
class ConfigError extends Error {}

const cidrList = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()])));

const Environment = z.object({
  PORT: z.coerce.number().int().min(1).max(65_000).default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  APP_DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  DATABASE_URL: z.string().optional(),
  SECRET_KEY: z.string().optional(),
  TRUSTED_PROXIES: cidrList.default([]),
  PUBLIC_SCHEME: z.enum(['http', 'https']).default('http'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
});

export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${String(issue?.path[0])} cannot be used: ${issue?.message ?? ''}.`);
  }
  const set = parsed.data;
  if (set.DATABASE_URL && !set.APP_DATABASE_URL) {
    throw new ConfigError('DATABASE_URL is set, so APP_DATABASE_URL must be set too.');
  }
  const dataDir = resolve(set.DATA_DIR);
  return {
    host: set.HOST,
    port: set.PORT,
    databaseUrl: set.APP_DATABASE_URL ?? clusterUrls(dataDir).app,
    databaseGiven: set.APP_DATABASE_URL !== undefined,
    secretKey: loadSecretKey(dataDir, set.SECRET_KEY),
    trustedProxies: set.TRUSTED_PROXIES,
    publicScheme: set.PUBLIC_SCHEME,
    logLevel: set.LOG_LEVEL,
  };
}
