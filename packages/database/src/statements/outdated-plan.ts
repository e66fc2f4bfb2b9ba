// Named statements are planned once on each connection. A migration that changes what one of them gives leaves plans that Postgres refuses to use; it says so before anything of the statement has happened, and undoes the transaction around it.
import type pg from 'pg';
import { txOn, type Tx } from './in-transaction.ts';

const featureNotSupported = '0A000';
/** The part of Postgres that looks at a plan again. Its message is in the language of the server, and the code says only that something is not supported. */
const looksAtPlan = 'RevalidateCachedQuery';
/** The connection does not have the statement: whatever stands between us and Postgres lost it. */
const unknownStatement = '26000';

/** Looks through the chain of causes, because Drizzle wraps what pg throws. */
export function isOutdatedPlan(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const { code, routine } = thrown as { code?: unknown; routine?: unknown };
  const isRefused = code === featureNotSupported && routine === looksAtPlan;
  return isRefused || code === unknownStatement || isOutdatedPlan(thrown.cause);
}

type View = (tx: Tx) => Tx;
type Query = string | pg.QueryConfig<unknown[]>;

const asItIs: View = (tx) => tx;

/** Statements without their names are planned each time: on any connection, and behind a pooler that shares plans among its clients. */
const withoutNames: View = ({ $client: client }) => {
  const query = (statement: Query, values?: unknown[]) => {
    if (typeof statement === 'string') return client.query(statement, values);
    const { name: _, ...unnamed } = statement;
    return client.query(unnamed, values);
  };
  return txOn({ query } as unknown as pg.PoolClient);
};

/** Sends a whole transaction, and where a plan in it was outdated once more. */
export async function replanOnce<T>(send: (view: View) => Promise<T>): Promise<T> {
  try {
    return await send(asItIs);
  } catch (error) {
    if (!isOutdatedPlan(error)) throw error;
    return send(withoutNames);
  }
}

/** The same for statements that are a transaction each: what follows the first one is not sent again, because the first one counts already. */
export async function replanFirst<T>(send: (view: View) => Promise<T>): Promise<T> {
  let sent = 0;
  const counted =
    (view: View): View =>
    (tx) => {
      const { $client: client } = view(tx);
      const query = (...given: [Query, unknown[]?]) => {
        sent += 1;
        return client.query(...given);
      };
      return txOn({ query } as unknown as pg.PoolClient);
    };
  try {
    return await send(counted(asItIs));
  } catch (error) {
    if (sent > 1 || !isOutdatedPlan(error)) throw error;
    return send(withoutNames);
  }
}
