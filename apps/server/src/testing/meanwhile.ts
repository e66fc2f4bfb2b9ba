// Tests a call that runs while another transaction writes: the call waits for it, and is answered by the new state.
import { runStatement } from '@parlour/database/statements/run-statement';
import { forMerchant } from '@parlour/database/testing/fixtures';
import pg from 'pg';
import { expect, vi } from 'vitest';
import type { Reply } from './visitor.ts';

export type SlowWrite = {
  ownerUrl: string;
  merchantCode: string;
  memberId: string;
  /** A statement with the member's id as its parameter. */
  write: string;
  /** True to run the statement while the call waits for the member's row, after the call's earlier reads; otherwise before the call begins. */
  isLate?: boolean;
};

/** Locks the member's row, as all code that ends sessions does. The write takes effect when `commit` is called. */
async function holdMember({ ownerUrl, merchantCode, memberId, write }: SlowWrite) {
  const client = new pg.Client(ownerUrl);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  await client.query(`begin; set local app.merchant = '${merchantCode}'`);
  await client.query('select from member where id = $1 for no key update', [memberId]);
  return {
    pid: rows[0]?.pid,
    run: () => client.query(write, [memberId]),
    commit: async () => {
      await client.query('commit');
      await client.end();
    },
  };
}

/** Counts the backends that wait for a lock of this backend. */
export const countWaitingFor = (
  { ownerUrl, merchantCode }: Pick<SlowWrite, 'ownerUrl' | 'merchantCode'>,
  pid: number | undefined,
): Promise<number> =>
  forMerchant(ownerUrl, merchantCode, async (tx) => {
    const rows = await runStatement(
      tx,
      'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))',
      [pid],
    );
    return rows.length;
  });

export async function callMeanwhile(slow: SlowWrite, call: () => Promise<Reply>): Promise<Reply> {
  const { pid, run, commit } = await holdMember(slow);
  if (!slow.isLate) await run();
  let isAnswered = false;
  const reply = call().finally(() => {
    isAnswered = true;
  });
  await vi.waitFor(
    async () => expect((await countWaitingFor(slow, pid)) > 0 || isAnswered).toBe(true),
    { timeout: 10_000 },
  );
  expect(isAnswered).toBe(false);
  if (slow.isLate) await run();
  await commit();
  return reply;
}
