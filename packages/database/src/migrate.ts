// Brings a database to the newest schema: numbered SQL files, each applied once, in order, by the owner's role.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

export type Migration = { number: number; name: string; sql: string; digest: string };

/** The number of the lock that keeps two runs on one database apart; any number would do. */
const lockNumber = 7_355_608;

const folder = new URL('../migrations/', import.meta.url);

export function listMigrations(from: URL = folder): Migration[] {
  return readdirSync(from)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => {
      const sql = readFileSync(new URL(file, from), 'utf8');
      const digest = createHash('sha256').update(sql).digest('hex');
      return { number: Number(file.slice(0, 3)), name: file.slice(0, -4), sql, digest };
    });
}

export type MigrateOptions = {
  ownerUrl: string;
  /** The server's role, to which the files grant rights. */
  appRole: string;
  /** The role of staff. Only a file that grants rights to it needs one. */
  staffRole?: string | undefined;
};

/** Applies the missing files and returns their names. Refuses a server that is too old, and a database whose applied files were changed since. */
export async function migrate(
  options: MigrateOptions,
  migrations: Migration[] = listMigrations(),
): Promise<{ applied: string[] }> {
  const client = new pg.Client({ connectionString: options.ownerUrl });
  await client.connect();
  try {
    await refuseUnfitServer(client);
    const done = await inTurn(client, () => readApplied(client, options.appRole));
    const applied: string[] = [];
    for (const each of migrations) {
      if (isApplied(each, done)) continue;
      if (await inTurn(client, () => apply(client, each, options))) applied.push(each.name);
    }
    return { applied };
  } finally {
    await client.end();
  }
}

/** Runs a transaction under the lock. A lock of the session would stay with a pooler's backend. */
async function inTurn<T>(client: pg.Client, run: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [lockNumber]);
    const result = await run();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** The first major version that has everything our files use. */
const leastVersion = 18;

/** Refuses an unfit server with one clear sentence: otherwise a migration would fail half-way, or the first Thai name would. */
async function refuseUnfitServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::int / 10000 as version,
       current_setting('server_encoding') as encoding`,
  );
  const [{ version, encoding } = { version: 0, encoding: '' }] = rows;
  if (version < leastVersion) {
    throw new Error(`This is Postgres ${version}; Parlour needs ${leastVersion} or newer.`);
  }
  if (encoding !== 'UTF8') {
    throw new Error(
      `The database's encoding is ${encoding}; Parlour needs UTF8 (createdb --encoding=UTF8 --template=template0).`,
    );
  }
}

type AppliedDigests = Map<number, string>;

async function readApplied(client: pg.Client, appRole: string): Promise<AppliedDigests> {
  await client.query(`create table if not exists migration (
    number integer primary key, name text not null, digest text not null,
    applied_at timestamptz not null default now())`);
  await client.query(`grant select on migration to ${pg.escapeIdentifier(appRole)}`);
  const { rows } = await client.query<{ number: number; digest: string }>(
    'select number, digest from migration',
  );
  return new Map(rows.map((row) => [row.number, row.digest]));
}

function isApplied(migration: Migration, done: AppliedDigests): boolean {
  const digest = done.get(migration.number);
  if (digest !== undefined && digest !== migration.digest) {
    throw new Error(
      `Migration ${migration.name} was changed after it was applied; add a new one instead.`,
    );
  }
  return digest !== undefined;
}

/** Writes the roles into a file. */
function nameRoles({ sql, name }: Migration, { appRole, staffRole }: MigrateOptions): string {
  const forApp = sql.replaceAll(/:app\b/g, pg.escapeIdentifier(appRole));
  if (!/:staff\b/.test(forApp)) return forApp;
  if (staffRole === undefined) {
    throw new Error(
      `Migration ${name} grants rights to the role of staff: set STAFF_DATABASE_URL (README.md, Your own database).`,
    );
  }
  return forApp.replaceAll(/:staff\b/g, pg.escapeIdentifier(staffRole));
}

/** Applies one file; false if another run has done so before. */
async function apply(
  client: pg.Client,
  migration: Migration,
  roles: MigrateOptions,
): Promise<boolean> {
  const { number, name, digest } = migration;
  const before = await client.query('select from migration where number = $1', [number]);
  if (before.rows.length > 0) return false;
  const sql = nameRoles(migration, roles);
  try {
    await client.query(sql);
  } catch (error) {
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
  await client.query('insert into migration (number, name, digest) values ($1, $2, $3)', [
    number,
    name,
    digest,
  ]);
  return true;
}

/** Returns the names of the files that a database lacks; the server refuses to start while there are any. */
export async function listMissingMigrations(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ exists: boolean }>(
    "select to_regclass('migration') is not null as exists",
  );
  const done = rows[0]?.exists
    ? (await pool.query<{ number: number }>('select number from migration')).rows
    : [];
  const numbers = new Set(done.map((row) => row.number));
  return listMigrations()
    .filter((each) => !numbers.has(each.number))
    .map((each) => each.name);
}
