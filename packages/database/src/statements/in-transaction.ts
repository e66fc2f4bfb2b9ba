// Sends statements in transactions that first name their merchant. Statements that need no answer in between are sent together.
import type pg from 'pg';
import type { NotedChange } from '../noted-changes.ts';
import { sendFor } from './merchant-statement.ts';
import { beginFor, nameMerchantAndWaits } from './name-merchant.ts';

/** A transaction, or a connection on which each statement is one. */
export type Tx = {
  $client: Pick<pg.ClientBase, 'query'>;
  /** The merchant that the transaction named, for the conditions of its statements; null across merchants. */
  merchantCode: string | null;
  /** The changes that `noteChange` noted, which are announced after the commit; absent where nothing is announced. */
  noted?: NotedChange[];
};

/** Sends merchant and statement together, so row-level security costs no round trip. */
export async function pipelined<T>(
  client: pg.PoolClient,
  merchantCode: string,
  run: (tx: Tx) => Promise<T>,
): Promise<T> {
  const single = singleStatement(client, merchantCode);
  const result = startAtOnce(() => run({ $client: single.client, merchantCode }));
  const sent = single.close();
  // A statement that is sent later would have no merchant.
  if (!sent) {
    const [failed] = await Promise.allSettled([result]);
    if (failed.status === 'rejected' && !single.isLate()) throw failed.reason;
    throw new Error('database.query: send the statement at once');
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
    client: { query } as Tx['$client'],
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
  client: pg.ClientBase,
  merchantCode: string,
  run: (tx: Tx) => Promise<T>,
): Promise<T> {
  await client.query(beginFor(merchantCode));
  try {
    const result = await run({ $client: client, merchantCode });
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
  const watched = watchFailures(client);
  const tx = { $client: watched.client, merchantCode };
  try {
    const begun = tx.$client.query('begin');
    const named = tx.$client.query(nameMerchantAndWaits(merchantCode, { lockWaitMs, holdMs }));
    const [, , found] = await settleAll([begun, named, startAtOnce(() => read(tx))]);
    const { sent, result } = write(tx, found as Found);
    // A failed statement turns this commit into a rollback, and its failure is the one that is thrown.
    await settleAll([...sent, client.query('commit')]);
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw watched.first() ?? error;
  }
}

/** Makes a view of the connection that notes the first failed statement: those sent behind it fail because of it, and may be reported before it. */
function watchFailures(client: pg.PoolClient) {
  let first: unknown = null;
  const query = (...statement: Parameters<typeof sendFor>[2]) => {
    const answer = client.query(...statement);
    answer.catch((error: unknown) => (first ??= error));
    return answer;
  };
  return { client: { query } as Tx['$client'], first: () => first };
}
