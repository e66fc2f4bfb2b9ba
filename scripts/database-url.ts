// Finds the commands' database: the given one, or the embedded one of DATA_DIR.
import { resolve } from 'node:path';
import { clusterUrl } from '@parlour/database/embedded/address';
import { loadSecretKey } from '@parlour/database/secret-key';
import { DatabaseUnavailable } from '@parlour/database/unavailable';

export type CommandDatabase = {
  ownerUrl: string;
  appUrl: string;
  appRole: string;
  /** Undefined if DATABASE_URL is set and STAFF_DATABASE_URL is not. */
  staffRole: string | undefined;
};

export function commandDatabase(environment: NodeJS.ProcessEnv = process.env): CommandDatabase {
  const dataDir = resolve(environment['DATA_DIR'] || '.data');
  const { DATABASE_URL: owner, APP_DATABASE_URL: app } = environment;
  if (Boolean(owner) !== Boolean(app)) {
    throw new Error('Set DATABASE_URL and APP_DATABASE_URL, or neither of them.');
  }
  const ownerUrl = owner || clusterUrl(dataDir, 'owner');
  const appUrl = app || clusterUrl(dataDir, 'app');
  const staffUrl = findStaffUrl(environment);
  return {
    ownerUrl,
    appUrl,
    appRole: roleOf(appUrl, 'APP_DATABASE_URL'),
    staffRole: staffUrl === null ? undefined : roleOf(staffUrl, 'STAFF_DATABASE_URL'),
  };
}

/** Finds the address for the role of staff; null if only the other roles' are given. */
function findStaffUrl(environment: NodeJS.ProcessEnv): string | null {
  const { DATABASE_URL: owner, STAFF_DATABASE_URL: staff } = environment;
  if (staff) return staff;
  return owner ? null : clusterUrl(resolve(environment['DATA_DIR'] || '.data'), 'staff');
}

/** Returns the address for the role of staff. A machine of staff needs no other. */
export function commandStaffUrl(environment: NodeJS.ProcessEnv = process.env): string {
  const url = findStaffUrl(environment);
  if (url !== null) return url;
  throw new Error('DATABASE_URL is set, so STAFF_DATABASE_URL must be set too.');
}

/** Returns the key of that database. The key of a given database is not in our data folder. */
export function commandSecretKey(environment: NodeJS.ProcessEnv = process.env): Buffer {
  const { SECRET_KEY: key } = environment;
  const given = ['DATABASE_URL', 'STAFF_DATABASE_URL'].find((name) => environment[name]);
  if (given && !key) throw new Error(`${given} is set, so SECRET_KEY must be set too.`);
  return loadSecretKey(resolve(environment['DATA_DIR'] || '.data'), key);
}

const roleOf = (url: string, variable: string): string => {
  const [, role] = /^postgres(?:ql)?:\/\/([^:@/]+)/.exec(url) ?? [];
  if (!role) throw new Error(`${variable} names no role.`);
  return decodeURIComponent(role);
};

/** Runs a command. A failure is printed as one sentence, with exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof DatabaseUnavailable && error.cause) return sentenceOf(error.cause);
  const { code = '', path }: NodeJS.ErrnoException = error;
  // Errors of connections have an address and no path.
  if (code === 'ENOENT' && path !== undefined) return `There is no file ${path}.`;
  if (/^(ENOENT|ECONNREFUSED)$/.test(code)) {
    return 'There is no database: start Parlour with npm start, or set DATABASE_URL and APP_DATABASE_URL.';
  }
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${error.message}${cause}`;
}
