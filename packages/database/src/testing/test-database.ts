// A separate database for each test file: a clone of the migrated template, dropped at the end.
import pg from 'pg';
import { inject } from 'vitest';
import type { DatabaseUrls } from '../embedded/address.ts';
import {
  newDatabaseName,
  openEmptyDatabase,
  ownerRole,
  withDatabase,
  type OwnDatabase,
} from './empty-database.ts';
import { closeKept, keptDatabase } from './kept-databases.ts';

export const templateName = 'parlour_template';
export const appRole = 'parlour_app';
export const staffRole = 'parlour_staff';

export type TestDatabase = {
  superuserUrl: string;
  ownerUrl: string;
  appUrl: string;
  staffUrl: string;
  drop(): Promise<void>;
};

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrls: DatabaseUrls;
  }
}

export async function createTestDatabase(): Promise<TestDatabase> {
  const { superuser, owner, app, staff } = inject('databaseUrls');
  const name = newDatabaseName();
  const { pool } = keptDatabase(superuser);
  await retryWhileTemplateIsBusy(() =>
    pool.query(`create database ${name} template ${templateName} owner ${ownerRole}`),
  );
  const urls = {
    superuserUrl: withDatabase(superuser, name),
    ownerUrl: withDatabase(owner, name),
    appUrl: withDatabase(app, name),
    staffUrl: withDatabase(staff, name),
  };
  return {
    ...urls,
    drop: async () => {
      await closeKept(Object.values(urls));
      await pool.query(`drop database ${name} with (force)`);
    },
  };
}

/** Makes an empty database, for a program that has its own schema. */
export const createEmptyDatabase = (): Promise<OwnDatabase> =>
  openEmptyDatabase(inject('databaseUrls'));

/** Retries a clone: two files may clone in the same moment, and Postgres then refuses one of them (55006). */
async function retryWhileTemplateIsBusy(clone: () => Promise<unknown>): Promise<void> {
  for (let left = 20; ; left -= 1) {
    try {
      await clone();
      return;
    } catch (error) {
      const busy = error instanceof pg.DatabaseError && error.code === '55006';
      if (!busy || left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
