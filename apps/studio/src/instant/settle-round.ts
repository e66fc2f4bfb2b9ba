// What follows from the end of a stake: the prize is noted with a round that was taken and is over, and one that was not taken is over too.
import { inTransaction } from '../in-transaction.ts';
import type { EngineDeps } from '../engine.ts';
import { listUnsettled, lockUnsettled, markSettled } from './store.ts';

/** Works once, whether the player's call, the next visit or the queue comes first. A round under way is settled when it ends. */
export async function settleRound({ pool, money, clock }: EngineDeps, id: string): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const found = await lockUnsettled(tx, id);
    if (!found || found.stakeState === 'due') return;
    const { prizeId, stakeId, end } = found;
    if (found.stakeState === 'taken') {
      if (!end) return;
      await money.notePrize(tx, { id: prizeId, stakeId, amount: end.prize });
    }
    await markSettled(tx, id, clock());
  });
}

/** Of processes that are gone: rounds whose stake has an end, and that nobody settled. */
export async function settleLeftRounds(deps: EngineDeps): Promise<void> {
  for (const id of await listUnsettled(deps.pool)) await settleRound(deps, id);
}
