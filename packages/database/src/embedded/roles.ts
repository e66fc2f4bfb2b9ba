import pg from 'pg';
import type { DatabaseUrls } from './address.ts';

/** None may pass by row-level security; the app's role owns nothing (security.md T2). */
const roles = ['parlour_owner', 'parlour_app', 'parlour_sandbox', 'parlour_studio'];
const ownerOf = {
  parlour: 'parlour_owner',
  sandbox: 'parlour_sandbox',
  studio: 'parlour_studio',
};
const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';

/** Repeated at each start, so a kill between two steps does no harm. */
export async function ensureRoles(urls: DatabaseUrls, password: string | null): Promise<void> {
  const client = new pg.Client({ connectionString: urls.superuser });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select rolname::text as name from pg_roles
       union select 'database ' || datname from pg_database`,
    );
    const existing = new Set(rows.map((row) => row.name));
    const proof = password === null ? '' : ` password ${pg.escapeLiteral(password)}`;
    for (const role of roles) {
      const verb = existing.has(role) ? 'alter' : 'create';
      await client.query(`${verb} role ${role} ${rights}${proof}`);
    }
    for (const [database, owner] of Object.entries(ownerOf)) {
      if (!existing.has(`database ${database}`)) {
        await client.query(`create database ${database} owner ${owner}`);
      }
      await client.query(`revoke all on database ${database} from public`);
    }
    await client.query('grant connect on database parlour to parlour_app');
  } finally {
    await client.end();
  }
}
