// Plans of the child processes: their programs and environment variables.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clusterUrl } from '@parlour/database/embedded/address';
import type { ChildPlan } from './child.ts';
import { frugalEnvironment } from '../frugal.mjs';
import type { Settings } from '../settings.ts';
import { keyFolder, sandboxMail, sandboxOrigin, studioOrigin } from '../suppliers.ts';

type ChildInputs = {
  /** The address for the server's role. */
  app: string;
  /** The address for the role of staff; undefined without a back office. */
  staff: string | undefined;
  secretKey: Buffer;
  isDevelopment: boolean;
};

export function planChildren(settings: Settings, given: ChildInputs): ChildPlan[] {
  const { sandbox, studio } = settings;
  return [
    planServer(settings, given),
    ...(sandbox ? [planSupplier(settings, { name: 'sandbox', ...sandbox })] : []),
    ...(studio ? [planSupplier(settings, { name: 'studio', ...studio })] : []),
    ...planConsole(settings, given),
  ];
}

/** Plans the back office, the only process that has the role of staff. */
function planConsole(settings: Settings, { staff, secretKey }: ChildInputs): ChildPlan[] {
  const { console: office, dataDir } = settings;
  if (office === null || staff === undefined) return [];
  return [
    {
      name: 'The back office',
      script: consoleProgram,
      log: join(dataDir, 'logs', 'console.log'),
      args: [],
      env: {
        ...office.passed,
        ...sharedBy(settings),
        CONSOLE_ORIGIN: office.origin,
        DATA_DIR: dataDir,
        STAFF_DATABASE_URL: staff,
        SECRET_KEY: secretKey.toString('base64'),
      },
    },
  ];
}

/** Plans the server. Only the supervisor knows the database owner's address; the server never gets it. */
function planServer(settings: Settings, { app, secretKey, isDevelopment }: ChildInputs): ChildPlan {
  return {
    ...placeOf(settings, 'server'),
    args: isDevelopment ? ['--development'] : [],
    env: {
      ...settings.passedToServer,
      ...sharedBy(settings),
      ...outboundAllow(settings),
      DATA_DIR: settings.dataDir,
      APP_DATABASE_URL: app,
      SECRET_KEY: secretKey.toString('base64'),
    },
  };
}

type Supplier = {
  name: 'sandbox' | 'studio';
  keys: string | null;
  passed: Record<string, string>;
};

function planSupplier(settings: Settings, { name, keys, passed }: Supplier): ChildPlan {
  const { dataDir, givenDatabase } = settings;
  const variable = name.toUpperCase();
  return {
    ...placeOf(settings, name),
    args: [],
    env: {
      ...(givenDatabase === null && { [`${variable}_DATABASE_URL`]: clusterUrl(dataDir, name) }),
      ...passed,
      ...sharedBy(settings),
      [`${variable}_KEYS`]: keys ?? keyFolder(dataDir),
    },
  };
}

export const compiledFolder = (dataDir: string): string => join(dataDir, 'cache', 'compiled');

/** Lists the programs of the children. */
export const listPrograms = ({ sandbox, studio, console: office }: Settings): string[] => [
  ...['server', ...(sandbox ? ['sandbox'] : []), ...(studio ? ['studio'] : [])].map(programOf),
  ...(office ? [consoleProgram] : []),
];

const programOf = (app: string): string =>
  fileURLToPath(new URL(`../../../${app}/src/main.ts`, import.meta.url));

const consoleProgram = fileURLToPath(
  new URL('../../../server/src/console/main.ts', import.meta.url),
);

const sharedBy = ({ port, host, dataDir }: Settings) => ({
  PORT: String(port),
  HOST: host,
  // Node's cache of compiled TypeScript, so that it starts sooner and holds no compiler in memory.
  NODE_COMPILE_CACHE: compiledFolder(dataDir),
  ...frugalEnvironment,
});

const placeOf = ({ dataDir }: Settings, app: string) => ({
  name: `The ${app}`,
  script: programOf(app),
  log: join(dataDir, 'logs', `${app}.log`),
});

/** Allows the suppliers on this machine: the server calls local addresses only if a setting names them (V5). */
function outboundAllow(settings: Settings): Record<string, string> {
  const { passedToServer, port, sandbox, studio } = settings;
  const origins = [
    passedToServer['OUTBOUND_ALLOW'],
    sandbox && sandboxOrigin(port),
    sandbox && mailOrigin(sandboxMail(port)),
    studio && studioOrigin(settings),
  ].filter(Boolean);
  return origins.length > 0 ? { OUTBOUND_ALLOW: origins.join(',') } : {};
}

const mailOrigin = ({ host, port }: { host: string; port: number }): string =>
  `smtp://${host}:${port}`;
