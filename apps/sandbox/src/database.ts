import { openOwnDatabase } from '@parlour/database/own-database';
import type { Pool } from 'pg';

export const openSandboxDatabase = (url: string): Promise<Pool> =>
  openOwnDatabase({
    url,
    variable: 'SANDBOX_DATABASE_URL',
    migrations: new URL('../migrations/', import.meta.url),
    name: 'parlour sandbox',
    connections: 10,
    patienceMs: 2_500,
  });
