import type { Database } from '@parlour/database/connection';

/** The greatest age of a cached answer. */
const freshMs = 1_000;

/** Checks whether the database answers; the pool gives up within a second. The database is queried once a second and never twice at a time, because anybody may call this (A5). */
export function readiness(database: Database, clock: () => Date): () => Promise<boolean> {
  let askedAt = Number.NEGATIVE_INFINITY;
  let isUnderWay = false;
  let answer = Promise.resolve(false);
  return () => {
    const now = clock().getTime();
    // A clock that was set back does not prolong an answer's life.
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
    await database.acrossMerchants((tx) => tx.$client.query('select 1'));
    return true;
  } catch {
    return false;
  }
}
