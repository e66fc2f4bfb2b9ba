// Environment variables that all suppliers read in the same way. A bad value is reported in one sentence.
import { z } from 'zod';

type Environment = Record<string, string | undefined>;

/** The highest port of the site that leaves space for the studio, four above it. */
const mostSitePort = 65_531;

/** Reads the supplier's port, which is `above` ports above the site's. */
export function readPort(environment: Environment, above: number): number {
  const text = environment['PORT'] || '8080';
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= mostSitePort) return port + above;
  throw new Error(`PORT must be a whole number from 1 to ${mostSitePort}, not ${text}.`);
}

/** Reads the address of the supplier's database: from `variable`, or `embedded`, its database on the Postgres of the data folder. */
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

/** Reads the time that an idle connection from a trusted proxy stays open, in seconds. */
export function readKeepAlive(environment: Environment): number {
  const text = environment['KEEP_ALIVE_SECONDS'] || '650';
  const seconds = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (seconds >= 1 && seconds <= longestKept) return seconds;
  throw new Error(
    `KEEP_ALIVE_SECONDS must be a whole number from 1 to ${longestKept}, not ${text}.`,
  );
}

const addresses = z.array(z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()]));

/** Reads the proxies whose X-Forwarded-For is trusted; by default none. */
export function readTrustedProxies(environment: Environment): string[] {
  const listed = (environment['TRUSTED_PROXIES'] || '').split(',').map((each) => each.trim());
  const { success, data } = addresses.safeParse(listed.filter(Boolean));
  if (success) return data;
  throw new Error('TRUSTED_PROXIES must be addresses (CIDR) with commas between them.');
}
