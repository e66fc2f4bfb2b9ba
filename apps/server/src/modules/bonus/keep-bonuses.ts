// Background work on bonuses: expired ones end, fulfilled ones become cash, and the next waiting one becomes active.
import type { Database } from '@parlour/database/connection';
import type { Work } from '#server/module';
import { settleQueue } from './settle-queue.ts';
import { findDueMerchants, findDueQueues } from './store.ts';

export type BonusWorkDeps = {
  database: Database;
  clock: () => Date;
  /** Receives the errors of bonuses that could not be settled; they are tried again in the next run. */
  onFailure: (error: unknown, merchantCode: string) => void;
};

/** The longest time that a player waits for the next bonus. */
const everyMs = 15_000;
const batch = 50;

/** Settles due bonuses in every process: a queue is settled under its member's lock, so a second run finds nothing (decision 015). */
export const keepBonusesSettled = (deps: BonusWorkDeps): Work => ({
  name: 'settling bonuses',
  everyMs,
  run: async () => {
    const due = await findDueMerchants(deps.database, deps.clock());
    for (const { code } of due) await settleBonuses(code, deps);
  },
});

/** Settles the due queues of one merchant and returns how many. */
export async function settleBonuses(
  merchantCode: string,
  { database, clock, onFailure }: BonusWorkDeps,
): Promise<number> {
  const now = clock();
  let settled = 0;
  let left = 0;
  for (;;) {
    // Settled queues are not found again; those that failed are skipped.
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
