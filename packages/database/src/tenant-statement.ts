// Statements on tenant tables, in plain SQL, typed by `npm run shapes` from the migrated database (decision 119).
import pg from 'pg';
import type { Tx } from './connection.ts';

/** The types of a statement's values and of its rows, as `npm run shapes` writes them. */
export type StatementShape = { values: object | null; row: unknown };

const int8 = 20;
/** Reads int8 as bigint, so that amounts of money lose no digits (W2). */
const wholeNumbers = {
  getTypeParser: ((type: number, format?: 'text') =>
    type === int8 ? BigInt : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser,
};

type NamedValues = Readonly<Record<string, unknown>>;

/** Numbers the named values of a text: `$merchant` is always the first. Removes the marks of nullability, which are for `npm run shapes`. */
export function numberValues(text: string): { text: string; names: string[] } {
  const found = [...text.matchAll(/\$([a-zA-Z]\w*)/g)].map(([, name = '']) => name);
  const others = new Set(found.filter((name) => name !== 'merchant'));
  const names = [...(found.includes('merchant') ? ['merchant'] : []), ...others];
  return {
    text: text
      .replaceAll(/\$([a-zA-Z]\w*)\??/g, (_, name: string) => `$${names.indexOf(name) + 1}`)
      .replaceAll(/"(\w+)[!?]"/g, '"$1"'),
    names,
  };
}

type StatementOptions = {
  /** True if the best plan depends on the values, so that no connection keeps one. */
  isPlannedEachTime?: boolean;
};

/**
 * Declares a statement, which is sent as soon as it is called. Its name must be unique in the product, and `Shape` is the type of that name in `shapes.ts`.
 * In the text `$merchant` is the merchant of the transaction and `$memberId` the value of that name, `$memberId?` one that may be null. A column `"total!"`
 * is never null although Postgres cannot tell, `"names?"` may be null although its column in the table is not.
 * Values that say their own `merchantCode` are refused if that is another merchant (T2).
 */
export function tenantStatement<Shape extends StatementShape>(
  name: string,
  text: string,
  { isPlannedEachTime = false }: StatementOptions = {},
) {
  const numbered = numberValues(text);
  const sent = {
    ...(!isPlannedEachTime && { name }),
    text: numbered.text,
    types: wholeNumbers,
  };
  type Given = null extends Shape['values'] ? [] : [values: Shape['values']];
  return async (tx: Tx, ...[given]: Given): Promise<Shape['row'][]> => {
    const named: NamedValues = { ...given };
    const values = numbered.names.map((each) =>
      each === 'merchant' ? merchantOf(tx, name, named) : named[each],
    );
    type Row = Shape['row'] & pg.QueryResultRow;
    try {
      const { rows } = await tx.$client.query<Row>({ ...sent, values });
      return rows;
    } catch (error) {
      // Postgres's messages do not say which statement failed; the log does.
      throw Object.assign(error as Error, { statement: name });
    }
  };
}

function merchantOf({ merchantCode: own }: Tx, name: string, given: NamedValues): string {
  if (own === null) throw new Error(`${name}: the transaction has named no merchant`);
  const { merchantCode = own } = given;
  if (merchantCode === own) return own;
  throw new Error(
    `${name}: the transaction is of ${own}, its values are of ${String(merchantCode)}`,
  );
}
