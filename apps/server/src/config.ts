// The only reader of the environment. A bad value is one clear sentence, told by main.ts.
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clusterUrl } from '@parlour/database/embedded/address';
import { sayFault } from '@parlour/contract/operator-files/fault-messages.schema';
import { loadSecretKey } from '@parlour/database/secret-key';
import { z } from 'zod';

export type Config = {
  host: string;
  port: number;
  /** The app role's own connection; the server never learns the owner's. */
  databaseUrl: string;
  /** Whether the operator gave databaseUrl: then the database may be away at the start. The embedded one must run already. */
  databaseGiven: boolean;
  /** Where changes are listened for, where databaseUrl leads through a pooler. */
  listenUrl: string | null;
  secretKey: Buffer;
  /** What is lost with it is drawn again. */
  pictureFolder: string;
  /** Where the files of earlier builds are kept. */
  releaseFolder: string;
  /** Addresses (CIDR) of proxies whose X-Forwarded-For counts. */
  trustedProxies: string[];
  /** How long a connection from one of them is kept without a request, in seconds. */
  keepAliveSeconds: number;
  /** A file in MaxMind's format; null: no country is known. */
  countryDatabase: string | null;
  publicScheme: 'http' | 'https';
  /** Whether the proxy passes answers with status 103 on. */
  earlyHints: boolean;
  /** Origins that the server may call although they are private or speak without TLS (V5); a mail server is written smtp://host:port. */
  outboundAllow: string[];
  logLevel: string;
};

/** A setting of the environment that cannot be used; the message names it. */
class ConfigError extends Error {}

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
/** URL knows no origins of mail servers. */
const isOrigin = (text: string): boolean =>
  URL.parse(text)?.origin === text || /^smtp:\/\/(\[[0-9a-f:]+\]|[\w.-]+):\d{1,5}$/.test(text);
const originList = list.pipe(
  z.array(
    z.string().refine(isOrigin, { error: ({ input }) => `${String(input)} is no plain origin` }),
  ),
);

const databaseAddress = z.string().regex(/^postgres(ql)?:\/\//, 'it must begin with postgres://');

const wholeNumber = z.coerce.number({
  // Whatever is no number at all.
  error: ({ code }) => (code === 'invalid_type' ? 'it must be a whole number' : undefined),
});

const Environment = z.object({
  PORT: wholeNumber.int().min(1).max(65_000).default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  APP_DATABASE_URL: databaseAddress.optional(),
  LISTEN_DATABASE_URL: databaseAddress.optional(),
  DATABASE_URL: z.string().optional(),
  SECRET_KEY: z.string().optional(),
  TRUSTED_PROXIES: cidrList.default([]),
  KEEP_ALIVE_SECONDS: wholeNumber.int().min(1).max(86_400).default(650),
  COUNTRY_DATABASE: z.string().optional(),
  PUBLIC_SCHEME: z.enum(['http', 'https']).default('http'),
  EARLY_HINTS: z.enum(['on', 'off']).default('off'),
  OUTBOUND_ALLOW: originList.optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
});

/** Where the embedded database runs, `npm start` runs the sandbox and the studio beside the site. */
const ownSuppliers = (set: z.infer<typeof Environment>): string[] =>
  set.APP_DATABASE_URL === undefined
    ? [
        `http://sandbox.localhost:${set.PORT + 1}`,
        `smtp://sandbox.localhost:${set.PORT + 3}`,
        `http://studio.localhost:${set.PORT + 4}`,
      ]
    : [];

/** The countries of the addresses that documentation uses: enough to try region rules on one machine. */
const ownCountries = (set: z.infer<typeof Environment>): string | null =>
  set.APP_DATABASE_URL === undefined
    ? fileURLToPath(new URL('../../sandbox/countries.mmdb', import.meta.url))
    : null;

export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given, { error: (issue) => `it ${sayFault(issue)}` });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${String(issue?.path[0])} cannot be used: ${issue?.message}.`);
  }
  const set = parsed.data;
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
