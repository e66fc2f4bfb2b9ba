// A statement that every connection plans once, in plain SQL: for the few that run with each bet. All others go through Drizzle.
import pg from 'pg';
import type { Tx } from './in-transaction.ts';

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
