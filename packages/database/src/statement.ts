// A statement that every connection plans once, in plain SQL: for the few that run with each bet. All others go through Drizzle.
import pg from 'pg';
import type { Tx } from './statements/in-transaction.ts';

const int8 = 20;
/** Whole amounts of money stay whole (W2). */
const wholeNumbers = {
  getTypeParser: ((type: number, format?: 'text') =>
    type === int8 ? BigInt : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser,
};

/** Sent as soon as it is called. The name is the statement's for all of the product. */
export const statement =
  <Row extends object, Values extends unknown[]>(name: string, text: string) =>
  async (tx: Tx, ...values: Values): Promise<Row[]> => {
    const found = await tx.$client.query<Row & pg.QueryResultRow>({
      name,
      text,
      values,
      types: wholeNumbers,
    });
    return found.rows;
  };

type Aged = {
  table: string;
  /** The column that names a row. */
  key: string;
  /** The column that says when a row's time is past; one with an index. */
  time: string;
};

/** Removes rows whose time lies before `before`, at most `most`, and answers how many those were. The names come from the code, never from a caller. */
export function removerOfOld({ table, key, time }: Aged) {
  const remove = statement<object, [before: Date, most: number]>(
    `remove_old_${table}`,
    `delete from ${table} where ${key} = any (array(
       select ${key} from ${table} where ${time} < $1 order by ${time} limit $2
     )) returning ${key}`,
  );
  return async (tx: Tx, before: Date, most: number): Promise<number> =>
    (await remove(tx, before, most)).length;
}
