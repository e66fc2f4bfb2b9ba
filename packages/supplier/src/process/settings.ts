// What suppliers read from their environment in the same way. A bad value is one sentence.
import { z } from 'zod';

type Environment = Record<string, string | undefined>;

/** Highest port of the site that leaves room for the studio, four above it. */
const mostSitePort = 65_531;

/** A supplier lives so many ports above the site's. */
export function readPort(environment: Environment, above: number): number {
  const text = environment['PORT'] || '8080';
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= mostSitePort) return port + above;
  throw new Error(`PORT must be a whole number from 1 to ${mostSitePort}, not ${text}.`);
}

/** Its own database: the one that is given by `variable`, or `embedded`, its own on the Postgres of the data folder. */
export function readDatabaseUrl(
  environment: Environment,
  variable: string,
  embedded: string,
): string {
  const given = environment[variable];
  if (given && !/^postgres(ql)?:\/\/./.test(given)) {
    throw new Error(`${variable} must begin with postgres://.`);
  }
  if (!given && environment['DATABASE_URL']) {
    throw new Error(`DATABASE_URL is set, so ${variable} must be set too.`);
  }
  return given || embedded;
}

const longestKept = 86_400;

/** How long a connection from a trusted proxy is kept without a request, in seconds. */
export function readKeepAlive(environment: Environment): number {
  const text = environment['KEEP_ALIVE_SECONDS'] || '650';
  const seconds = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (seconds >= 1 && seconds <= longestKept) return seconds;
  throw new Error(
    `KEEP_ALIVE_SECONDS must be a whole number from 1 to ${longestKept}, not ${text}.`,
  );
}

const addresses = z.array(z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()]));

/** Whose X-Forwarded-For counts; nobody's unless it is set. */
export function readTrustedProxies(environment: Environment): string[] {
  const listed = (environment['TRUSTED_PROXIES'] || '').split(',').map((each) => each.trim());
  const { success, data } = addresses.safeParse(listed.filter(Boolean));
  if (success) return data;
  throw new Error('TRUSTED_PROXIES must be addresses (CIDR) with commas between them.');
}
