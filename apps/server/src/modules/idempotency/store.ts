// Stores the answers of calls that have an Idempotency-Key (W4).
import type { Tx } from '@parlour/database/connection';
import { removerOfOld } from '@parlour/database/statement';
import { answeredCalls } from '@parlour/database/tables/rewards/rewards';
import { and, eq, sql } from 'drizzle-orm';

export type CallKey = { memberId: string; call: string; key: string };

/** Locks the key until the transaction ends. Throws if the lock takes longer than `waitMs`. */
export async function lockKey(tx: Tx, { memberId, call, key }: CallKey, waitMs: number) {
  await tx.execute(sql`select set_config('lock_timeout', ${`${waitMs}ms`}, true)`);
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`call:${memberId}:${call}:${key}`}, 0))`,
  );
}

export async function findAnswer(tx: Tx, { memberId, call, key }: CallKey) {
  const [row] = await tx
    .select({ inputHash: answeredCalls.inputHash, answer: answeredCalls.answer })
    .from(answeredCalls)
    .where(
      and(
        eq(answeredCalls.memberId, memberId),
        eq(answeredCalls.call, call),
        eq(answeredCalls.key, key),
      ),
    )
    .execute();
  return row ?? null;
}

export const insertAnswer = (tx: Tx, row: typeof answeredCalls.$inferInsert) =>
  tx.insert(answeredCalls).values(row).execute();

export const removeOldAnswers = removerOfOld({
  table: 'answered_call',
  key: 'id',
  time: 'answered_at',
});
