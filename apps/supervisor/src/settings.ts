// The only reader of the supervisor's environment. A bad value is reported in one sentence.
import { resolve } from 'node:path';
import { StartFailure } from '@parlour/database/start-failure';

/** `staff`: undefined if the database was migrated before and no command is run. */
export type GivenDatabase = { owner: string; app: string; staff: string | undefined };
export type Settings = {
  port: number;
  host: string;
  dataDir: string;
  /** The addresses of a given database; null for the embedded one. */
  givenDatabase: GivenDatabase | null;
  /** The key; null for the data folder's own. */
  secretKey: string | null;
  /** The sandbox; null if it does not run here. */
  sandbox: Supplier | null;
  studio: (Supplier & { origin: string | null }) | null;
  /** The back office; null without an address for the role of staff. */
  console: BackOffice | null;
  isProduction: boolean;
  /** Variables that are passed to the server, which reads them itself. */
  passedToServer: Record<string, string>;
};
/** A process with games that runs along with the server. */
type Supplier = {
  /** The key folder; null for one in the data folder, which we fill. */
  keys: string | null;
  /** Variables that are passed to the process, which reads them itself. */
  passed: Record<string, string>;
};
type BackOffice = {
  /** The one origin at which it answers. */
  origin: string;
  /** Variables that are passed to the process, which reads them itself. */
  passed: Record<string, string>;
};
type Environment = Record<string, string | undefined>;

const stages = ['development', 'test', 'production'];
/** Environment variables that any Node process may need; all others are passed on only if they are listed. */
const ofTheMachine = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'LANG', 'NODE_ENV', 'NODE_EXTRA_CA_CERTS'];
const ofTheServer = [
  'KEEP_ALIVE_SECONDS',
  'LISTEN_DATABASE_URL',
  'TRUSTED_PROXIES',
  'COUNTRY_DATABASE',
  'PUBLIC_SCHEME',
  'EARLY_HINTS',
  'OUTBOUND_ALLOW',
  'LOG_LEVEL',
];

const ofTheConsole = ['TRUSTED_PROXIES', 'KEEP_ALIVE_SECONDS', 'LOG_LEVEL', 'CONSOLE_ORIGIN'];

export function readSettings(environment: Environment = process.env): Settings {
  const stage = environment['NODE_ENV'] || 'development';
  if (!stages.includes(stage)) {
    throw new StartFailure(`NODE_ENV must be one of ${stages.join(', ')}, not ${stage}.`);
  }
  const givenDatabase = readDatabase(environment);
  const secretKey = environment['SECRET_KEY'] || null;
  if (givenDatabase !== null && secretKey === null) {
    // An external database with sealed values outlives this machine's data folder, so the key must be given, too.
    throw new StartFailure('DATABASE_URL is set, so SECRET_KEY must be set too.');
  }
  const port = readPort(environment['PORT'] || '8080');
  const hasStaff = givenDatabase === null || givenDatabase.staff !== undefined;
  return {
    port,
    host: environment['HOST'] || '127.0.0.1',
    dataDir: resolve(environment['DATA_DIR'] || '.data'),
    givenDatabase,
    secretKey,
    ...readSuppliers(environment, givenDatabase === null),
    console: hasStaff ? readConsole(environment, port) : null,
    isProduction: stage === 'production',
    passedToServer: pick(environment, [...ofTheMachine, ...ofTheServer]),
  };
}

/** Reads the settings of sandbox and studio. With an external database each runs only if its own database is also configured. */
function readSuppliers(
  environment: Environment,
  isEmbedded: boolean,
): Pick<Settings, 'sandbox' | 'studio'> {
  const read = (name: 'SANDBOX' | 'STUDIO', beside: string[] = []): Supplier | null => {
    if (!isEmbedded && !environment[`${name}_DATABASE_URL`]) return null;
    const keys = environment[`${name}_KEYS`] || null;
    return {
      keys: keys && resolve(keys),
      passed: pick(environment, [...ofTheMachine, `${name}_DATABASE_URL`, ...beside]),
    };
  };
  const studio = read('STUDIO', [
    'STUDIO_ORIGIN',
    'LOTTERY_PERIOD',
    'TRUSTED_PROXIES',
    'KEEP_ALIVE_SECONDS',
  ]);
  return {
    sandbox: read('SANDBOX'),
    studio: studio && { ...studio, origin: readOrigin(environment, 'STUDIO_ORIGIN') },
  };
}

const readConsole = (environment: Environment, port: number): BackOffice => ({
  origin: readOrigin(environment, 'CONSOLE_ORIGIN') ?? `http://console.localhost:${port + 2}`,
  passed: pick(environment, [...ofTheMachine, ...ofTheConsole]),
});

function readOrigin(
  environment: Environment,
  name: 'STUDIO_ORIGIN' | 'CONSOLE_ORIGIN',
): string | null {
  const given = environment[name];
  if (!given) return null;
  const url = URL.parse(given);
  if (url && /^https?:$/.test(url.protocol) && url.origin === given.replace(/\/$/, '')) {
    return url.origin;
  }
  const example = name === 'STUDIO_ORIGIN' ? 'studio' : 'console';
  throw new StartFailure(`${name} must be like https://${example}.example, not ${given}.`);
}

/** Reads the port. Parlour uses the ports up to PORT+4. */
function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_531) return port;
  throw new StartFailure(`PORT must be a whole number from 1 to 65531, not ${text}.`);
}

function readDatabase(environment: Environment): GivenDatabase | null {
  const names = ['DATABASE_URL', 'APP_DATABASE_URL', 'STAFF_DATABASE_URL'];
  const [owner, app, staff] = names.map((name) => {
    const url = environment[name] || null;
    if (url === null || /^postgres(ql)?:\/\/./.test(url)) return url;
    throw new StartFailure(`${name} must begin with postgres://.`);
  });
  if (owner && app) return { owner, app, staff: staff ?? undefined };
  if (!owner && !app) return null;
  throw new StartFailure('Set DATABASE_URL and APP_DATABASE_URL, or neither of them.');
}

function pick(environment: Environment, names: string[]): Record<string, string> {
  const found = names.map((name) => [name, environment[name]] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, string] => Boolean(entry[1])));
}
