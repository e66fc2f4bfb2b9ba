// How statements travel: each transaction names its merchant first, and what needs no answer in between leaves together.
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { sendFor } from './merchant-statement.ts';

export type Tx = NodePgDatabase & { $client: pg.PoolClient };

/** One message for both: a read of one row is so short that each more is felt. */
const beginFor = (merchantCode: string): string =>
  `begin; set local app.merchant = ${pg.escapeLiteral(merchantCode)}`;

/** Drizzle is made for the first statement that goes through it: many are plain, and it costs as much as they do. */
export function txOn(client: pg.PoolClient): Tx {
  let made: Tx | undefined;
  return new Proxy({ $client: client } as Tx, {
    get: (_, name) =>
      name === '$client' ? client : Reflect.get((made ??= drizzle({ client })), name),
  });
}

/** Merchant and statement leave together, so row-level security costs no round trip. */
export async function pipelined<T>(
  client: pg.PoolClient,
  merchantCode: string,
  run: (tx: Tx) => Promise<T>,
): Promise<T> {
  const single = singleStatement(client, merchantCode);
  const result = startAtOnce(() => run(txOn(single.client)));
  const sent = single.close();
  // A Drizzle query is lazy: unsent, it would go without a merchant.
  if (!sent) {
    await Promise.allSettled([result]);
    throw new Error('database.query: send the statement at once with .execute()');
  }
  const [outcome] = await settleAll([result, sent]);
  return outcome as T;
}

/** Turns a synchronous throw into a rejection. */
async function startAtOnce<T>(run: () => Promise<T>): Promise<T> {
  return run();
}

/** Waits for all, then throws the first failure: no statement may still be running when the connection is reused. */
async function settleAll(promises: Promise<unknown>[]): Promise<unknown[]> {
  const outcomes = await Promise.allSettled(promises);
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
}

/** A view of the connection that takes one statement, and none once it is closed. */
function singleStatement(client: pg.PoolClient, merchantCode: string) {
  let sent: Promise<unknown> | null = null;
  let closed = false;
  const query = (...statement: Parameters<typeof sendFor>[2]) => {
    if (sent || closed) {
      throw new Error('database.query takes one statement; use database.transaction for several');
    }
    const answer = sendFor(client, merchantCode, statement);
    sent = answer;
    return answer;
  };
  return {
    client: { query } as unknown as pg.PoolClient,
    /** What was sent by now. */
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
    const result = await run(txOn(client));
    await client.query('commit');
    return result;
  } catch (error) {
    // The first failure is the one to tell; a rollback on a dead connection fails too.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

export type Writing<Found, Result> = {
  /** How long a lock is waited for; after that the database counts as away. */
  lockWaitMs: number;
  /** Sends all its statements before it waits for any. */
  read: (tx: Tx) => Promise<Found>;
  /** Decides without waiting, and hands over what it sent; what it throws undoes everything. */
  write: (tx: Tx, found: Found) => { sent: Promise<unknown>[]; result: Result };
};

/** A process that stops in the middle of a decision must not keep the lock for ever. */
const holdMs = 2_000;

const setMerchantAndWaits = (merchantCode: string, lockWaitMs: number) => ({
  name: 'set_merchant_and_waits',
  text: `select set_config('app.merchant', $1, true), set_config('lock_timeout', $2, true),
    set_config('idle_in_transaction_session_timeout', $3, true)`,
  values: [merchantCode, `${lockWaitMs}ms`, `${holdMs}ms`],
});

export async function readThenWrite<Found, Result>(
  client: pg.PoolClient,
  merchantCode: string,
  { lockWaitMs, read, write }: Writing<Found, Result>,
): Promise<Result> {
  const tx = txOn(client);
  try {
    const begun = client.query('begin');
    const named = client.query(setMerchantAndWaits(merchantCode, lockWaitMs));
    const [, , found] = await settleAll([begun, named, startAtOnce(() => read(tx))]);
    const { sent, result } = write(tx, found as Found);
    // A statement that failed makes this commit a rollback, and its failure is the one that is told.
    await settleAll([...sent, client.query('commit')]);
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
