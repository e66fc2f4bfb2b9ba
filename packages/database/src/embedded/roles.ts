import pg from 'pg';
import { errorCode, StartFailure } from '../start-failure.ts';
import { clusterUrl } from './address.ts';
import { ownRoles, passwordFile, readPassword, superuser } from './passwords.ts';

const ownerOf = {
  parlour: 'parlour_owner',
  sandbox: 'parlour_sandbox',
  studio: 'parlour_studio',
};
const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';

/** Creates roles and databases. Repeated at each start, so a kill between two steps does no harm. */
export async function ensureRoles(home: string): Promise<void> {
  const client = await connect(home);
  try {
    const { rows } = await client.query<{ name: string }>(
      `select rolname::text as name from pg_roles
       union select 'database ' || datname from pg_database`,
    );
    // The passwords are random: key stretching would only slow each connection down.
    await client.query('set scram_iterations = 1');
    const existing = new Set(rows.map((row) => row.name));
    for (const role of ownRoles) {
      const verb = existing.has(role) ? 'alter' : 'create';
      const password = pg.escapeLiteral(readPassword(home, role) ?? '');
      await client.query(`${verb} role ${role} ${rights} password ${password}`);
    }
    for (const [database, owner] of Object.entries(ownerOf)) {
      if (!existing.has(`database ${database}`)) {
        await client.query(`create database ${database} owner ${owner}`);
      }
      await client.query(`revoke all on database ${database} from public`);
    }
    await client.query('grant connect on database parlour to parlour_app, parlour_staff');
  } finally {
    await client.end();
  }
}

const wrongPassword = '28P01';

async function connect(home: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: clusterUrl(home, 'superuser') });
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (errorCode(error) !== wrongPassword) throw error;
    const file = passwordFile(home, superuser);
    throw new StartFailure(
      `${file} does not hold the password of this Postgres: remove it, and the next start makes another one.`,
      { cause: error },
    );
  }
}
