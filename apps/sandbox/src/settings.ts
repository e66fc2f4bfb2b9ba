// The only reader of the sandbox's environment. A bad value is reported in one sentence (by main.ts).
import { join, resolve } from 'node:path';
import { clusterUrl } from '@parlour/database/embedded/address';
import { readDatabaseUrl, readPort } from '@parlour/supplier/process/settings';

type Environment = Record<string, string | undefined>;
export type Settings = {
  host: string;
  port: number;
  mailPort: number;
  databaseUrl: string;
  keyFolder: string;
};

const portsAboveSite = 1;
const mailAboveSite = 3;

export function readSettings(environment: Environment = process.env): Settings {
  const dataDir = resolve(environment['DATA_DIR'] || '.data');
  return {
    host: environment['HOST'] || '127.0.0.1',
    port: readPort(environment, portsAboveSite),
    mailPort: readPort(environment, mailAboveSite),
    databaseUrl: readDatabaseUrl(
      environment,
      'SANDBOX_DATABASE_URL',
      clusterUrl(dataDir, 'sandbox'),
    ),
    keyFolder: resolve(environment['SANDBOX_KEYS'] || join(dataDir, 'keys')),
  };
}
