// The queue of due moves, also of ended processes: sends prizes and rollbacks, and undoes stakes that were never decided.
import { claimMs } from '@parlour/supplier/wallet/tries';
import { inTransaction } from '../in-transaction.ts';
import { deliver } from './deliveries.ts';
import type { MoneyDeps } from './money.ts';
import type { Move } from './moves.ts';
import { claimDue, settleUnknown } from './store.ts';

const atOnce = 20;

/** One pass of the queue: continues until nothing is due or the process ends. */
export const moneyQueue =
  (deps: MoneyDeps) =>
  async (end?: AbortSignal): Promise<void> => {
    let isMore = true;
    while (isMore) {
      const now = deps.clock();
      const until = new Date(now.getTime() + claimMs);
      const due = await claimDue(deps.pool, { now, until }, atOnce);
      await Promise.all(due.map((move) => advance(deps, move)));
      isMore = due.length === atOnce && !end?.aborted;
    }
  };

async function advance(deps: MoneyDeps, { kind, id }: Move): Promise<void> {
  if (kind !== 'stake') {
    await deliver(deps, id);
    return;
  }
  await inTransaction(deps.pool, (tx) => settleUnknown(tx, [id], deps.clock()));
}
