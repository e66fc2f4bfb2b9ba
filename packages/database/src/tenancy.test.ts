// Checks in Postgres's catalog that the separation of merchants covers every table, key and role, including tables added later.
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

/** Tables that belong to no merchant, or that list the merchants; security.md T2 names them. */
const exempt = ['merchant', 'merchant_host', 'rate_limit', 'migration', 'audit_due'];

let database: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

const rows = async (text: string) => (await owner.query<Record<string, unknown>>(text)).rows;
const tenantTables = async () =>
  (
    await rows(`select relname from pg_class c join pg_namespace n on n.oid = relnamespace
                where nspname = 'public' and relkind in ('r', 'p')`)
  )
    .map((row) => String(row['relname']))
    .filter((name) => !exempt.includes(name));

describe('the catalog', () => {
  test('T2 every tenant table has row-level security, forced, with the one policy of the merchant', async () => {
    const names = await tenantTables();
    expect(names).toContain('member');
    const policy = "(merchant_code = current_setting('app.merchant'::text, true))";
    for (const name of names) {
      const [table] = await rows(
        `select relrowsecurity, relforcerowsecurity from pg_class where oid = '${name}'::regclass`,
      );
      expect(table, name).toEqual({ relrowsecurity: true, relforcerowsecurity: true });
      const policies = await rows(
        `select policyname, permissive, roles::text, cmd, qual, with_check from pg_policies where tablename = '${name}'`,
      );
      expect(policies, name).toEqual([
        {
          policyname: 'tenant',
          permissive: 'PERMISSIVE',
          roles: '{public}',
          cmd: 'ALL',
          qual: policy,
          with_check: policy,
        },
      ]);
    }
  });

  test.each([
    ['the server', 'parlour_app'],
    ['staff', 'parlour_staff'],
  ])('T2 the role of %s owns nothing, is no superuser and passes no fence', async (_, name) => {
    const [role] = await rows(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
              (select count(*)::int from pg_class where relowner = r.oid) as owned,
              (select count(*)::int from pg_auth_members where member = r.oid) as memberships
         from pg_roles r where rolname = '${name}'`,
    );
    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      owned: 0,
      memberships: 0,
    });
  });

  test('T2 the server may only read merchants and hosts, and cannot change the shape of anything', async () => {
    for (const name of ['merchant', 'merchant_host', 'migration', 'audit_due']) {
      const [may] = await rows(
        `select has_table_privilege('parlour_app', '${name}', 'select') as read,
                has_table_privilege('parlour_app', '${name}', 'insert, update, delete, truncate') as write`,
      );
      expect(may, name).toEqual({ read: true, write: false });
    }
    const [schema] = await rows(
      `select has_schema_privilege('parlour_app', 'public', 'create') as may_create`,
    );
    expect(schema).toEqual({ may_create: false });
    for (const name of await tenantTables()) {
      const [may] = await rows(
        `select has_table_privilege('parlour_app', '${name}', 'truncate, trigger, references') as any`,
      );
      expect(may, name).toEqual({ any: false });
    }
  });

  test('T2 the role of staff sees no secret of a member, writes no movement by itself, and changes no schema', async () => {
    const [may] = await rows(`
      select has_schema_privilege('parlour_staff', 'public', 'create') as create,
             has_column_privilege('parlour_staff', 'member', 'password_hash', 'select') as password,
             has_column_privilege('parlour_staff', 'member', 'authenticator_secret', 'select') as secret,
             has_column_privilege('parlour_staff', 'member', 'email', 'select') as mail,
             has_column_privilege('parlour_staff', 'member', 'mobile', 'select') as mobile,
             has_column_privilege('parlour_staff', 'push_endpoint', 'token', 'select') as token,
             has_any_column_privilege('parlour_staff', 'movement', 'insert, update') as movement,
             has_any_column_privilege('parlour_staff', 'entry', 'insert, update') as entry,
             has_any_column_privilege('parlour_staff', 'account', 'insert, update') as account`);
    expect(Object.values(may ?? {})).toEqual(Array.from({ length: 9 }, () => false));
    const [event] = await rows(`
      select has_table_privilege('parlour_staff', 'audit_event', 'update, delete, truncate') as change,
             has_column_privilege('parlour_staff', 'audit_event', 'hash', 'insert, update') as seal`);
    expect(event).toEqual({ change: false, seal: false });
    const unseen = ['session', 'remembered_login', 'verification_code', 'recovery_code', 'passkey'];
    for (const name of [...unseen, 'member_identity', 'wallet_token', 'envelope_key']) {
      const [any] = await rows(
        `select has_any_column_privilege('parlour_staff', '${name}', 'select') as read`,
      );
      expect(any, name).toEqual({ read: false });
    }
  });

  test('STAFF-08, T2 the server has no right on what staff write for each other', async () => {
    const [may] = await rows(`
      select has_any_column_privilege('parlour_app', 'chat_note', 'select, insert, update, references') as any,
             has_table_privilege('parlour_app', 'chat_note', 'delete, truncate') as remove`);
    expect(may).toEqual({ any: false, remove: false });
  });

  test('T4 every key and every reference between tenant tables begins with the merchant', async () => {
    const keys = await rows(`
      select conrelid::regclass::text as table, conname as name,
             (select attname from pg_attribute where attrelid = conrelid and attnum = conkey[1]) as first,
             (select attname from pg_attribute where attrelid = confrelid and attnum = confkey[1]) as target,
             confrelid::regclass::text as references
        from pg_constraint where contype in ('p', 'u', 'f') and connamespace = 'public'::regnamespace`);
    const tenant = new Set(await tenantTables());
    const ofTenants = keys.filter((key) => tenant.has(String(key['table'])));
    expect(ofTenants.length).toBeGreaterThan(5);
    for (const key of ofTenants) {
      expect(key['first'], String(key['name'])).toBe('merchant_code');
    }
    const references = ofTenants.filter((key) => tenant.has(String(key['references'])));
    expect(references.length).toBeGreaterThan(5);
    for (const key of references) expect(key['target'], String(key['name'])).toBe('merchant_code');
    const unique = await rows(`
      select indrelid::regclass::text as table, indexrelid::regclass::text as name,
             (select attname from pg_attribute where attrelid = indrelid and attnum = indkey[0]) as first
        from pg_index where indisunique and indrelid::regclass::text = any('{${[...tenant].join(',')}}')`);
    for (const index of unique) expect(index['first'], String(index['name'])).toBe('merchant_code');
  });
});
