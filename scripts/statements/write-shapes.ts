// Writes the types of a folder's statements: of their values and rows, as the migrated database describes them.
import { numberValues } from '@parlour/database/tenant-statement';
import type pg from 'pg';
import { describeStatement, planStatement, type ResultColumn } from './describe-statement.ts';
import { optionalTables, unboundTables } from './read-plan.ts';
import type { SourceStatement } from './read-statements.ts';
import { readColumns, readTenantTables, scalarType, type SchemaColumn } from './schema-columns.ts';

type Schema = { columns: Map<string, SchemaColumn>; tenants: Map<string, number> };
type Field = { name: string; type: string; from: string };
type DescribedStatement = {
  source: SourceStatement;
  values: Field[];
  row: Field[];
  /** Tenant tables that the statement reads or writes without naming the merchant. */
  unbound: string[];
};

/** The name of a statement's type: `lobby_first_games` is `LobbyFirstGames`. */
const typeNameOf = (name: string): string =>
  name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

const marksOf = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/"(\w+)([!?])"/g)].map(([, name = '', mark = '']) => [name, mark]));

/** The type of a value. JSON is given as text, because pg would make an array of Postgres of a list. */
function valueField(name: string, type: number, text: string): Field {
  const given = scalarType(type).replace('unknown', 'string');
  const isNullable = new RegExp(`\\$${name}\\?`).test(text);
  return { name, type: isNullable ? `${given} | null` : given, from: '' };
}

function rowField(
  { name, type, table, column }: ResultColumn,
  columns: Schema['columns'],
  { marks, optional }: { marks: Map<string, string>; optional: Set<string> },
): Field {
  const origin = columns.get(`${table}.${column}`);
  const own = origin?.type.type ? origin.type : { type: scalarType(type), from: '' };
  const mark = marks.get(name);
  // Postgres knows nothing of an expression's nullability.
  const mayBeNull = origin ? origin.isNullable || optional.has(origin.table) : true;
  const isNullable = own.type !== 'unknown' && (mark === undefined ? mayBeNull : mark === '?');
  return { name, type: isNullable ? `${own.type} | null` : own.type, from: own.from };
}

async function describe(
  client: pg.Client,
  source: SourceStatement,
  { columns, tenants }: Schema,
): Promise<DescribedStatement> {
  const { text, names } = numberValues(source.text);
  const found = await describeStatement(client, text);
  const plan = await planStatement(client, text);
  const nullability = { marks: marksOf(source.text), optional: optionalTables(plan) };
  return {
    source,
    values: names.flatMap((name, at) =>
      name === 'merchant' ? [] : [valueField(name, found.values[at] ?? 0, source.text)],
    ),
    row: found.columns.map((each) => rowField(each, columns, nullability)),
    unbound: unboundTables(plan, { places: tenants, isMerchantFirst: names[0] === 'merchant' }),
  };
}

/** Describes statements. The first that Postgres refuses throws its message, with the place of the statement. */
export async function describeStatements(
  client: pg.Client,
  sources: SourceStatement[],
): Promise<DescribedStatement[]> {
  const schema = { columns: await readColumns(client), tenants: await readTenantTables(client) };
  const described: DescribedStatement[] = [];
  for (const source of sources) {
    try {
      described.push(await describe(client, source, schema));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${source.file}, ${source.name}: ${reason}`, { cause: error });
    }
  }
  return described;
}

/** The longest line of our format. */
const width = 100;

/** A field of a type, on one line if it fits. */
function fieldLines(name: string, fields: Field[]): string {
  const inside = fields.map((each) => `${each.name}: ${each.type};`).join(' ');
  const short = `  ${name}: { ${inside.slice(0, -1)} };`;
  if (short.length <= width) return short;
  return [`  ${name}: {`, ...fields.map(innerLine), '  };'].join('\n');
}

/** A field inside another, on one line, or with a line for each member of its union. */
function innerLine({ name, type }: Field): string {
  const short = `    ${name}: ${type};`;
  if (short.length <= width) return short;
  return `    ${name}:\n${type.replaceAll(/^| \| /g, '\n      | ').slice(1)};`;
}

const valueLines = (fields: Field[]): string =>
  fields.length === 0 ? '  values: null;' : fieldLines('values', fields);

const rowLines = (fields: Field[]): string =>
  fields.length === 0 ? '  row: never;' : fieldLines('row', fields);

/** Lists what the types import, by module. */
function importLines(fields: Field[]): string[] {
  const modules = Map.groupBy(
    fields.filter(({ from }) => from !== ''),
    ({ from }) => from,
  );
  return [...modules.keys()].toSorted().map((from) => {
    // `Partial<Texts> | null` imports Texts.
    const words = (modules.get(from) ?? []).flatMap(({ type }) => type.match(/[A-Z]\w+/g) ?? []);
    const names = [...new Set(words)].filter((name) => name !== 'Partial').toSorted();
    return `import type { ${names.join(', ')} } from '${from}';`;
  });
}

/** The content of a folder's `shapes.ts`. */
export function shapesText(described: DescribedStatement[]): string {
  const types = described.map(
    ({ source, values, row }) =>
      `export type ${typeNameOf(source.name)} = {\n${valueLines(values)}\n${rowLines(row)}\n};\n`,
  );
  const imports = importLines(described.flatMap(({ row }) => row));
  const head = [
    "// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.",
    ...imports,
  ];
  return `${head.join('\n')}\n\n${types.join('\n')}`;
}

/** Lists statements whose type argument is not that of their name. */
export const mistyped = (sources: readonly SourceStatement[]): string[] =>
  sources
    .filter(({ name, type }) => type !== typeNameOf(name))
    .map(({ file, name, type }) => `${file}: ${name} has the type ${type}`);
