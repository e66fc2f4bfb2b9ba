import { openOwnDatabase } from '@parlour/database/own-database';
import type { Pool } from 'pg';

export const openStudioDatabase = (url: string): Promise<Pool> =>
  openOwnDatabase({
    url,
    variable: 'STUDIO_DATABASE_URL',
    migrations: new URL('../migrations/', import.meta.url),
    name: 'parlour studio',
    connections: 20,
    patienceMs: 5_000,
  });
