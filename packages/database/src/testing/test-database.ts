// A database of its own for each test file: a clone of the migrated template, dropped at the end.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export const templateName = 'parlour_template';
export const ownerRole = 'parlour_owner';
export const appRole = 'parlour_app';

export type TestDatabase = {
  superuserUrl: string;
  ownerUrl: string;
  appUrl: string;
  drop(): Promise<void>;
};

/** The same server under another role and database. */
export function withDatabase(url: string, database: string, role: string): string {
  const [, query = ''] = url.split('?');
  const address = /@([^/?]*)/.exec(url)?.[1] ?? '';
  return `postgres://${role}@${address}/${database}${query ? `?${query}` : ''}`;
}

export async function createTestDatabase(): Promise<TestDatabase> {
  const superuserUrl = inject('superuserUrl');
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await retryWhileTemplateIsBusy(() =>
    runAs(superuserUrl, `create database ${name} template ${templateName} owner ${ownerRole}`),
  );
  return {
    superuserUrl: withDatabase(superuserUrl, name, 'postgres'),
    ownerUrl: withDatabase(superuserUrl, name, ownerRole),
    appUrl: withDatabase(superuserUrl, name, appRole),
    drop: () => runAs(superuserUrl, `drop database ${name} with (force)`),
  };
}

/** An empty one, for a program that brings its own shape. */
export async function createEmptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const superuserUrl = inject('superuserUrl');
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await runAs(superuserUrl, `create database ${name} owner ${ownerRole}`);
  return {
    url: withDatabase(superuserUrl, name, ownerRole),
    drop: () => runAs(superuserUrl, `drop database ${name} with (force)`),
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
