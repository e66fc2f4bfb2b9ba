// Sends statements in transactions that first name their merchant. Statements that need no answer in between are sent together.
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { sendFor } from './merchant-statement.ts';
import { beginFor, nameMerchantAndWaits } from './name-merchant.ts';

export type Tx = NodePgDatabase & {
  $client: pg.ClientBase;
  /** The merchant that the transaction named, for the conditions of its statements; null across merchants. */
  merchantCode: string | null;
};

/** Makes a `Tx` that creates Drizzle with the first statement that needs it: many are plain, and Drizzle costs as much as they do. */
export function txOn(client: pg.ClientBase, merchantCode: string | null): Tx {
  const own = { $client: client, merchantCode };
  let made: NodePgDatabase | undefined;
  return new Proxy(own as Tx, {
    get: (_, name) =>
      Reflect.get(name in own ? own : (made ??= drizzle({ client: client as pg.Client })), name),
  });
}

/** Sends merchant and statement together, so row-level security costs no round trip. */
export async function pipelined<T>(
  client: pg.PoolClient,
  merchantCode: string,
  run: (tx: Tx) => Promise<T>,
): Promise<T> {
  const single = singleStatement(client, merchantCode);
  const result = startAtOnce(() => run(txOn(single.client, merchantCode)));
  const sent = single.close();
  // A Drizzle query is lazy: if it were sent later, it would have no merchant.
  if (!sent) {
    const [failed] = await Promise.allSettled([result]);
    if (failed.status === 'rejected' && !single.isLate()) throw failed.reason;
    throw new Error('database.query: send the statement at once with .execute()');
  }
  const [outcome] = await settleAll([result, sent]);
  return outcome as T;
}

/** Turns a synchronous throw into a rejection. */
async function startAtOnce<T>(run: () => Promise<T>): Promise<T> {
  return run();
}

/** Waits for all, then throws the first failure, because no statement may still be running when the connection is reused. */
async function settleAll(promises: Promise<unknown>[]): Promise<unknown[]> {
  const outcomes = await Promise.allSettled(promises);
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
}

/** Makes a view of the connection that accepts one statement, and none once it is closed. */
function singleStatement(client: pg.PoolClient, merchantCode: string) {
  let sent: Promise<unknown> | null = null;
  let closed = false;
  let late = false;
  const query = (...statement: Parameters<typeof sendFor>[2]) => {
    late ||= closed;
    if (sent || closed) {
      throw new Error('database.query takes one statement; use database.transaction for several');
    }
    const answer = sendFor(client, merchantCode, statement);
    sent = answer;
    return answer;
  };
  return {
    client: { query } as unknown as pg.PoolClient,
    /** Whether a statement came after the view was closed. */
    isLate: () => late,
    /** Closes the view and returns the statement sent so far, if any. */
    close: () => {
      closed = true;
      return sent;
    },
  };
}

export async function stepByStep<T>(
  client: pg.PoolClient,
  merchantCode: string,
  run: (tx: Tx) => Promise<T>,
): Promise<T> {
  await client.query(beginFor(merchantCode));
  try {
    const result = await run(txOn(client, merchantCode));
    await client.query('commit');
    return result;
  } catch (error) {
    // The first failure is the one to report; a rollback on a dead connection fails, too.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

export type Decision<Found, Result> = {
  /** Milliseconds to wait for a lock; after that the database counts as away. */
  lockWaitMs: number;
  /** Sends all its statements before it waits for any. */
  read: (tx: Tx) => Promise<Found>;
  /** Decides without waiting, and returns the statements that it sent; if it throws, everything is undone. */
  write: (tx: Tx, found: Found) => { sent: Promise<unknown>[]; result: Result };
};

/** The longest that an idle transaction may hold its lock, in case the process stops in the middle of a decision. */
const holdMs = 2_000;

export async function readThenWrite<Found, Result>(
  client: pg.PoolClient,
  merchantCode: string,
  { lockWaitMs, read, write }: Decision<Found, Result>,
): Promise<Result> {
  const tx = txOn(client, merchantCode);
  try {
    const begun = client.query('begin');
    const named = client.query(nameMerchantAndWaits(merchantCode, { lockWaitMs, holdMs }));
    const [, , found] = await settleAll([begun, named, startAtOnce(() => read(tx))]);
    const { sent, result } = write(tx, found as Found);
    // A failed statement turns this commit into a rollback, and its failure is the one that is thrown.
    await settleAll([...sent, client.query('commit')]);
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
