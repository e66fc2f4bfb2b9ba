import type { Database } from '@parlour/database/connection';
import { sql } from 'drizzle-orm';

/** How old an answer may be. */
const freshMs = 1_000;

/** Whether the database answers; the pool gives up within a second. It is asked once a second, and never twice at a time, however many ask us: anybody may (A5). */
export function readiness(database: Database, clock: () => Date): () => Promise<boolean> {
  let askedAt = Number.NEGATIVE_INFINITY;
  let isUnderWay = false;
  let answer = Promise.resolve(false);
  return () => {
    const now = clock().getTime();
    // A clock that was set back makes no answer last longer.
    const isFresh = Math.abs(now - askedAt) < freshMs;
    if (isFresh || isUnderWay) return answer;
    askedAt = now;
    isUnderWay = true;
    answer = answers(database).finally(() => {
      isUnderWay = false;
    });
    return answer;
  };
}

async function answers(database: Database): Promise<boolean> {
  try {
    await database.acrossMerchants((tx) => tx.execute(sql`select 1`));
    return true;
  } catch {
    return false;
  }
}
