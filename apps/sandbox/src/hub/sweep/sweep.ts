// Removes launches, rounds and transactions that ended more than 30 days ago: at the start, then once a day.
import type { Pool } from 'pg';
import { removeBefore } from './store.ts';

const day = 86_400_000;
const keptFor = 30 * day;
type Deps = { pool: Pool; clock: () => Date };

export function dailySweep({ pool, clock }: Deps): () => Promise<void> {
  let last: number | null = null;
  return async () => {
    const now = clock().getTime();
    if (last !== null && now < last + day) return;
    await removeBefore(pool, new Date(now - keptFor));
    last = now;
  };
}
