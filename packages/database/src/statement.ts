// Named statements in plain SQL, which each connection plans once: for the few that run with each bet. All others use Drizzle.
import pg from 'pg';
import type { Tx } from './statements/in-transaction.ts';

const int8 = 20;
/** Reads int8 as bigint, so that amounts of money lose no digits (W2). */
export const wholeNumbers = {
  getTypeParser: ((type: number, format?: 'text') =>
    type === int8 ? BigInt : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser,
};

/** Declares a statement, which is sent as soon as it is called. Its name must be unique in the product. */
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

type ExpiringTable = {
  table: string;
  /** The column that identifies a row. */
  key: string;
  /** The indexed column with the time at which a row expires. */
  time: string;
};

/** Makes a function that removes at most `most` rows with a time before `before` and returns their number. The names come from code, never from a request. */
export function removerOfOld({ table, key, time }: ExpiringTable) {
  const remove = statement<object, [before: Date, most: number]>(
    `remove_old_${table}`,
    `delete from ${table} where ${key} = any (array(
       select ${key} from ${table} where ${time} < $1 order by ${time} limit $2
     )) returning ${key}`,
  );
  return async (tx: Tx, before: Date, most: number): Promise<number> =>
    (await remove(tx, before, most)).length;
}
