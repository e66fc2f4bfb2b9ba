// Retries after outdated plans. Named statements are planned once on each connection. If a migration changes the result of one, Postgres
// refuses its plan before the statement has any effect, and undoes the transaction.
import type pg from 'pg';
import type { Tx } from './in-transaction.ts';

const featureNotSupported = '0A000';
/** The routine of Postgres that checks a plan again. It identifies the error, because the message depends on the server's language and the code is not specific. */
const looksAtPlan = 'RevalidateCachedQuery';
/** The code for a statement that the connection does not have, because something between us and Postgres lost it. */
const unknownStatement = '26000';

/** Whether an error means an outdated plan. */
export function isOutdatedPlan(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const { code, routine } = thrown as { code?: unknown; routine?: unknown };
  return (code === featureNotSupported && routine === looksAtPlan) || code === unknownStatement;
}

type View = (tx: Tx) => Tx;
type Query = string | pg.QueryConfig<unknown[]>;

const asItIs: View = (tx) => tx;

/** A view that drops the names of statements, so that they are planned each time: on any connection, and behind a pooler that shares plans among its clients. */
const withoutNames: View = ({ $client: client, ...tx }) => {
  const query = (statement: Query, values?: unknown[]) => {
    if (typeof statement === 'string') return client.query(statement, values);
    const { name: _, ...unnamed } = statement;
    return client.query(unnamed, values);
  };
  return { ...tx, $client: { query } as Tx['$client'] };
};

/** Sends a whole transaction, and repeats it once without names if a plan in it was outdated. */
export async function replanOnce<T>(send: (view: View) => Promise<T>): Promise<T> {
  try {
    return await send(asItIs);
  } catch (error) {
    if (!isOutdatedPlan(error)) throw error;
    return send(withoutNames);
  }
}

/** Does the same for statements that are a transaction each, but only if the first one failed: after that, an earlier statement already counts. */
export async function replanFirst<T>(send: (view: View) => Promise<T>): Promise<T> {
  let sent = 0;
  const counted =
    (view: View): View =>
    (tx) => {
      const { $client: client, merchantCode } = view(tx);
      const query = (...given: [Query, unknown[]?]) => {
        sent += 1;
        return client.query(...given);
      };
      return { $client: { query } as Tx['$client'], merchantCode };
    };
  try {
    return await send(counted(asItIs));
  } catch (error) {
    if (sent > 1 || !isOutdatedPlan(error)) throw error;
    return send(withoutNames);
  }
}
