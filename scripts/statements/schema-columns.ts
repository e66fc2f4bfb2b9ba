// Reads the columns of the migrated schema, and the TypeScript type of each.
import type pg from 'pg';
import { columnTypes, type ColumnType } from './column-types.ts';

export type SchemaColumn = { table: string; name: string; isNullable: boolean; type: ColumnType };

type CatalogRow = {
  table_id: number;
  number: number;
  table: string;
  name: string;
  type: number;
  not_null: boolean;
  checks: string[];
};

/** Types as pg returns them, with int8 as bigint (W2), by Postgres's number of the type. */
const scalars: Readonly<Record<number, string>> = {
  16: 'boolean',
  17: 'Buffer',
  20: 'bigint',
  21: 'number',
  23: 'number',
  25: 'string',
  114: 'unknown',
  1042: 'string',
  1043: 'string',
  1184: 'Date',
  1700: 'string',
  2950: 'string',
  3802: 'unknown',
  // Arrays.
  1000: 'boolean[]',
  1001: 'Buffer[]',
  1005: 'number[]',
  1007: 'number[]',
  1009: 'string[]',
  1016: 'bigint[]',
  1185: 'Date[]',
  2951: 'string[]',
};

/** The type of a value of a statement or of an expression. A day has none, because pg would make a midnight of it. */
export function scalarType(type: number): string {
  const found = scalars[type];
  if (!found)
    throw new Error(`no TypeScript type for Postgres's type ${type}: cast it (day::text)`);
  return found;
}

/** Reads the values that a check allows: `CHECK ((execution = ANY (ARRAY['A'::text, 'B'::text])))`. */
function allowedValues({ name, checks }: CatalogRow): string | null {
  const list = new RegExp(`^CHECK \\(\\(${name} = ANY \\(ARRAY\\[([^\\]]+)\\]\\)\\)\\)$`);
  const [values] = checks.flatMap((check) => list.exec(check)?.[1] ?? []);
  const texts = values?.match(/'[^']*'(?=::text)/g);
  return texts ? texts.join(' | ') : null;
}

function typeOf(row: CatalogRow): ColumnType {
  const own = columnTypes[`${row.table}.${row.name}`];
  // A day can stand in a table; only a statement that selects it must cast it.
  return own ?? { type: allowedValues(row) ?? scalars[row.type] ?? '', from: '' };
}

/** Maps the columns of all tables by the numbers of their table and column. */
export async function readColumns(client: pg.Client): Promise<Map<string, SchemaColumn>> {
  const { rows } = await client.query<CatalogRow>(
    `select c.oid::int as table_id, a.attnum::int as number, c.relname as table, a.attname as name, a.atttypid::int as type,
            a.attnotnull as not_null,
            array(select pg_get_constraintdef(k.oid) from pg_constraint k where k.conrelid = c.oid and k.contype = 'c') as checks
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
  );
  return new Map(
    rows.map((row) => [
      `${row.table_id}.${row.number}`,
      { table: row.table, name: row.name, isNullable: !row.not_null, type: typeOf(row) },
    ]),
  );
}

/** Maps each tenant table to the place of its merchant_code. Merchants and their hosts are read across merchants. */
export async function readTenantTables(client: pg.Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ table: string; place: number }>(
    `select c.relname as table, a.attnum::int as place
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'merchant_code'
      where c.relnamespace = 'public'::regnamespace and c.relrowsecurity`,
  );
  return new Map(rows.map(({ table, place }) => [table, place]));
}
