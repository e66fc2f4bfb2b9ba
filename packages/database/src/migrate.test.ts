import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from './connection.ts';
import { listMigrations, listMissingMigrations, migrate } from './migrate.ts';
import {
  appRole,
  createTestDatabase,
  staffRole,
  type TestDatabase,
} from './testing/test-database.ts';

let urls: TestDatabase;
beforeAll(async () => {
  urls = await createTestDatabase();
});
afterAll(() => urls.drop());

const owned = () => ({ ownerUrl: urls.ownerUrl, appRole });
const extra = (number: number, sql: string) => [
  ...listMigrations(),
  { number, name: `${number}-extra`, sql, digest: sql },
];

describe('migrate', () => {
  test('HOUSE the files are numbered without a gap', () => {
    expect(listMigrations().map((each) => each.number)).toEqual(
      listMigrations().map((_, at) => at + 1),
    );
  });

  test('HOUSE a second run applies nothing, also when several run at once', async () => {
    const runs = await Promise.all([1, 2, 3].map(() => migrate(owned())));
    expect(runs).toEqual([{ applied: [] }, { applied: [] }, { applied: [] }]);
  });

  test('HOUSE a file that fails leaves nothing behind', async () => {
    const broken = extra(900, 'create table left_over (a int); select 1/0');
    await expect(migrate(owned(), broken)).rejects.toThrow('900-extra failed');
    const { pool, close } = openDatabase({ url: urls.ownerUrl, isPatient: true });
    const found = await pool.query("select to_regclass('left_over') as table");
    expect(found.rows).toEqual([{ table: null }]);
    expect(await listMissingMigrations(pool)).toEqual([]);
    await close();
  });

  test('HOUSE a file that was changed after it was applied is refused', async () => {
    await migrate(owned(), extra(901, 'select 1'));
    await expect(migrate(owned(), extra(901, 'select 2'))).rejects.toThrow('901-extra was changed');
  });

  test('HOUSE a database that cannot hold every language is refused in a sentence', async () => {
    const client = new pg.Client({ connectionString: urls.superuserUrl });
    await client.connect();
    const name = `ascii_${process.pid}`;
    await client.query(
      `create database ${name} template template0 encoding 'SQL_ASCII' locale 'C'`,
    );
    const ownerUrl = urls.superuserUrl.replace(/\/test_\w+/, `/${name}`);
    await expect(migrate({ ownerUrl, appRole })).rejects.toThrow(
      "The database's encoding is SQL_ASCII; Parlour needs UTF8",
    );
    await client.query(`drop database ${name}`);
    await client.end();
  });

  test('HOUSE a file that grants rights to staff needs their role, and says which setting lacks', async () => {
    const grants = extra(902, 'grant select on merchant to :staff, :app');
    await expect(migrate(owned(), grants)).rejects.toThrow(
      '902-extra grants rights to the role of staff: set STAFF_DATABASE_URL',
    );
    expect(await migrate({ ...owned(), staffRole }, grants)).toEqual({ applied: ['902-extra'] });
  });

  test('HOUSE an empty database lacks every file', async () => {
    const client = new pg.Client({ connectionString: urls.superuserUrl });
    await client.connect();
    const name = `empty_${process.pid}`;
    await client.query(`create database ${name}`);
    const url = urls.superuserUrl.replace(/\/test_\w+/, `/${name}`);
    const { pool, close } = openDatabase({ url, isPatient: true });
    expect(await listMissingMigrations(pool)).toHaveLength(listMigrations().length);
    await close();
    // The pool does not wait until its connections are closed.
    await client.query(`drop database ${name} with (force)`);
    await client.end();
  });
});
