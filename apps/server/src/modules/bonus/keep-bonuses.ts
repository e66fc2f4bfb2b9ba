// What nobody calls for: bonuses whose time is up end, those that are fulfilled become cash, and the next in line becomes active.
import type { Database } from '@parlour/database/connection';
import type { Work } from '#server/module';
import { settleQueue } from './settle-queue.ts';
import { findDueMerchants, findDueQueues } from './store.ts';

export type KeepDeps = {
  database: Database;
  clock: () => Date;
  /** Told of bonuses that could not be settled; they are tried again at the next run. */
  onFailure: (error: unknown, merchantCode: string) => void;
};

/** So long a player may wait for the next one. */
const everyMs = 15_000;
const batch = 50;

/** Every process does it: a queue is settled under its member's lock, so a second run finds nothing (decision 015). */
export const keepBonusesSettled = (deps: KeepDeps): Work => ({
  name: 'settling bonuses',
  everyMs,
  run: async () => {
    const due = await findDueMerchants(deps.database, deps.clock());
    for (const { code } of due) await settleBonuses(code, deps);
  },
});

/** Settles what is due at one merchant; gives how many queues. */
export async function settleBonuses(
  merchantCode: string,
  { database, clock, onFailure }: KeepDeps,
): Promise<number> {
  const now = clock();
  let settled = 0;
  let left = 0;
  for (;;) {
    // Those that were settled are found no more; those that could not be are skipped.
    const keys = await database.query(merchantCode, (tx) =>
      findDueQueues(tx, { now, skip: left, most: batch }),
    );
    for (const key of keys) {
      try {
        await settleQueue(database, merchantCode, { ...key, clock });
        settled += 1;
      } catch (error) {
        onFailure(error, merchantCode);
        left += 1;
      }
    }
    if (keys.length < batch) return settled;
  }
}
