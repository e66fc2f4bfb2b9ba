// The only reader of the environment. A bad value is reported in one sentence (by main.ts).
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clusterUrl } from '@parlour/database/embedded/address';
import { sayFault } from '@parlour/contract/operator-files/fault-messages.schema';
import { loadSecretKey } from '@parlour/database/secret-key';
import { z } from 'zod';

export type Config = {
  host: string;
  port: number;
  /** The address for the app role; the server never learns the owner's. */
  databaseUrl: string;
  /** Whether the operator set databaseUrl. Then the database may be unavailable at the start; the embedded one must already run. */
  databaseGiven: boolean;
  /** The direct address at which to LISTEN for changes, if databaseUrl leads through a pooler. */
  listenUrl: string | null;
  secretKey: Buffer;
  /** The folder of drawn pictures. Pictures that are lost are drawn again. */
  pictureFolder: string;
  /** The folder in which the files of earlier builds are stored. */
  releaseFolder: string;
  /** Addresses (CIDR) of proxies whose X-Forwarded-For counts. */
  trustedProxies: string[];
  /** The time that an idle connection from a trusted proxy stays open, in seconds. */
  keepAliveSeconds: number;
  /** A file in MaxMind's format; null if countries are unknown. */
  countryDatabase: string | null;
  publicScheme: 'http' | 'https';
  /** Whether the proxy forwards answers with status 103. */
  earlyHints: boolean;
  /** Origins that the server may call although they are private or have no TLS (V5); a mail server is written smtp://host:port. */
  outboundAllow: string[];
  logLevel: string;
};

/** A setting of the environment that cannot be used; the message names it. */
export class ConfigError extends Error {}

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
const isNetwork = (text: string): boolean =>
  z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()]).safeParse(text).success;
const cidrList = list.pipe(
  z.array(
    z.string().refine(isNetwork, {
      error: ({ input }) => `${String(input)} is no address and no network such as 10.0.0.0/8`,
    }),
  ),
);
/** True for a plain origin. Mail servers are matched by a pattern, because URL gives `smtp:` no origin. */
const isOrigin = (text: string): boolean =>
  URL.parse(text)?.origin === text || /^smtp:\/\/(\[[0-9a-f:]+\]|[\w.-]+):\d{1,5}$/.test(text);
const originList = list.pipe(
  z.array(
    z.string().refine(isOrigin, { error: ({ input }) => `${String(input)} is no plain origin` }),
  ),
);

export const databaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'it must begin with postgres://');

const wholeNumber = z.coerce.number({
  // The text is no number at all.
  error: ({ code }) => (code === 'invalid_type' ? 'it must be a whole number' : undefined),
});

/** Variables that every process of this package reads. */
export const ofEachProcess = {
  PORT: wholeNumber.int().min(1).max(65_000).default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  SECRET_KEY: z.string().optional(),
  TRUSTED_PROXIES: cidrList.default([]),
  KEEP_ALIVE_SECONDS: wholeNumber.int().min(1).max(86_400).default(650),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
};

const Environment = z.object({
  ...ofEachProcess,
  APP_DATABASE_URL: databaseAddress.optional(),
  LISTEN_DATABASE_URL: databaseAddress.optional(),
  DATABASE_URL: z.string().optional(),
  COUNTRY_DATABASE: z.string().optional(),
  PUBLIC_SCHEME: z.enum(['http', 'https']).default('http'),
  EARLY_HINTS: z.enum(['on', 'off']).default('off'),
  OUTBOUND_ALLOW: originList.optional(),
});

/** Origins of the sandbox and the studio, which `npm start` runs along with the embedded database. */
const ownSuppliers = (set: z.infer<typeof Environment>): string[] =>
  set.APP_DATABASE_URL === undefined
    ? [
        `http://sandbox.localhost:${set.PORT + 1}`,
        `smtp://sandbox.localhost:${set.PORT + 3}`,
        `http://studio.localhost:${set.PORT + 4}`,
      ]
    : [];

/** The countries of the address ranges reserved for documentation: enough to try region rules on one machine. */
const ownCountries = (set: z.infer<typeof Environment>): string | null =>
  set.APP_DATABASE_URL === undefined
    ? fileURLToPath(new URL('../../sandbox/countries.mmdb', import.meta.url))
    : null;

/** Reads variables by a schema; an empty one counts as absent. */
export function readEnvironment<S extends z.ZodObject>(
  schema: S,
  environment: NodeJS.ProcessEnv,
): z.output<S> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given, { error: (issue) => `it ${sayFault(issue)}` });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ConfigError(`${String(issue?.path[0])} cannot be used: ${issue?.message}.`);
}

export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const set = readEnvironment(Environment, environment);
  if (set.DATABASE_URL && !set.APP_DATABASE_URL) {
    throw new ConfigError('DATABASE_URL is set, so APP_DATABASE_URL must be set too.');
  }
  const dataDir = resolve(set.DATA_DIR);
  return {
    host: set.HOST,
    port: set.PORT,
    databaseUrl: set.APP_DATABASE_URL ?? clusterUrl(dataDir, 'app'),
    databaseGiven: set.APP_DATABASE_URL !== undefined,
    listenUrl: set.LISTEN_DATABASE_URL ?? null,
    secretKey: loadSecretKey(dataDir, set.SECRET_KEY),
    pictureFolder: join(dataDir, 'cache', 'pictures'),
    releaseFolder: join(dataDir, 'cache', 'releases'),
    trustedProxies: set.TRUSTED_PROXIES,
    keepAliveSeconds: set.KEEP_ALIVE_SECONDS,
    countryDatabase: set.COUNTRY_DATABASE ? resolve(set.COUNTRY_DATABASE) : ownCountries(set),
    publicScheme: set.PUBLIC_SCHEME,
    earlyHints: set.EARLY_HINTS === 'on',
    outboundAllow: set.OUTBOUND_ALLOW ?? ownSuppliers(set),
    logLevel: set.LOG_LEVEL,
  };
}
