// An empty database on a running Postgres, dropped at the end. Independent of the test runner, so that browser tests can use it, too.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { DatabaseUrls } from '../embedded/address.ts';

export const ownerRole = 'parlour_owner';

export type OwnDatabase = { url: string; drop(): Promise<void> };

export const newDatabaseName = (): string =>
  `test_${process.pid}_${randomBytes(6).toString('hex')}`;

/** Returns the address of another database of the same server, with the same role. */
export const withDatabase = (url: string, database: string): string =>
  url.replace(/(@[^/?]*)\/\w+/, `$1/${database}`);

/** Makes an empty database that the owner's role owns. */
export async function openEmptyDatabase({
  superuser,
  owner,
}: Pick<DatabaseUrls, 'superuser' | 'owner'>): Promise<OwnDatabase> {
  const name = newDatabaseName();
  await runAs(superuser, `create database ${name} owner ${ownerRole}`);
  return {
    url: withDatabase(owner, name),
    drop: () => runAs(superuser, `drop database ${name} with (force)`),
  };
}

export async function runAs(url: string, statement: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
  }
}
