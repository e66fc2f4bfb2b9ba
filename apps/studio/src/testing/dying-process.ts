// A process that dies at one step: before it is done, or right after, without a result. A step is a statement to the
// database or a call to a wallet. A dead process does nothing more.
import type { Pool, PoolClient } from 'pg';
import type { Wallet } from '@parlour/supplier/wallet/wallet';

export type Death = { atStep: number; isDone: boolean };
export class ProcessDeath extends Error {}

type Step = <T>(work: () => Promise<T>) => Promise<T>;

function stepping({ atStep, isDone }: Death): { step: Step; steps: () => number } {
  let steps = 0;
  const step: Step = async (work) => {
    steps += 1;
    if (steps > atStep) throw new ProcessDeath();
    if (steps < atStep) return work();
    if (isDone) await work();
    throw new ProcessDeath();
  };
  return { step, steps: () => steps };
}

/** Wraps the dependencies of a process that dies. `steps` returns the number of steps begun. */
export function dying(alive: { pool: Pool; wallet: Wallet }, death: Death) {
  const { step, steps } = stepping(death);
  const query = (on: Pick<Pool, 'query'>, words: unknown[]): Promise<unknown> =>
    step(() => (on.query as (...each: unknown[]) => Promise<unknown>)(...words));
  const connect = async (): Promise<Pick<PoolClient, 'query' | 'release'>> => {
    const client = await alive.pool.connect();
    const release = (error?: Error | boolean): void => {
      // The connection of a dead process is closed, so that the server ends its transaction.
      client.release(steps() >= death.atStep ? true : error);
    };
    const own = { query: (...words: unknown[]) => query(client, words), release };
    return own as unknown as PoolClient;
  };
  const pool = { query: (...words: unknown[]) => query(alive.pool, words), connect };
  const wallet: Wallet = { post: (call) => step(() => alive.wallet.post(call)) };
  return { pool: pool as unknown as Pool, wallet, steps };
}
