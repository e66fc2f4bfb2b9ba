// A database of its own for each test file: a clone of the migrated template, dropped at the end.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { DatabaseUrls } from '../embedded/address.ts';

export const templateName = 'parlour_template';
export const ownerRole = 'parlour_owner';
export const appRole = 'parlour_app';

export type TestDatabase = {
  superuserUrl: string;
  ownerUrl: string;
  appUrl: string;
  drop(): Promise<void>;
};

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrls: DatabaseUrls;
  }
}

/** Another database of the same server, under the same role. */
export const withDatabase = (url: string, database: string): string =>
  url.replace(/(@[^/?]*)\/\w+/, `$1/${database}`);

export async function createTestDatabase(): Promise<TestDatabase> {
  const { superuser, owner, app } = inject('databaseUrls');
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await retryWhileTemplateIsBusy(() =>
    runAs(superuser, `create database ${name} template ${templateName} owner ${ownerRole}`),
  );
  return {
    superuserUrl: withDatabase(superuser, name),
    ownerUrl: withDatabase(owner, name),
    appUrl: withDatabase(app, name),
    drop: () => runAs(superuser, `drop database ${name} with (force)`),
  };
}

/** An empty one, for a program that brings its own shape. */
export async function createEmptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const { superuser, owner } = inject('databaseUrls');
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await runAs(superuser, `create database ${name} owner ${ownerRole}`);
  return {
    url: withDatabase(owner, name),
    drop: () => runAs(superuser, `drop database ${name} with (force)`),
  };
}

async function runAs(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Two files may clone in the same moment; Postgres then refuses one of them (55006). */
async function retryWhileTemplateIsBusy(clone: () => Promise<void>): Promise<void> {
  for (let left = 20; ; left -= 1) {
    try {
      return await clone();
    } catch (error) {
      const busy = error instanceof pg.DatabaseError && error.code === '55006';
      if (!busy || left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
