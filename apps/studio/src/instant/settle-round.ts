// Settles a round after its stake: a round that was taken and is over gets its prize; a round whose stake was not taken has none.
import { inTransaction } from '../in-transaction.ts';
import type { EngineDeps } from '../engine.ts';
import { listUnsettled, lockUnsettled, markSettled } from './store.ts';

/** Settles a round once, in the player's call, at the next visit or in the queue. A round under way is settled when it ends. */
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

/** Settles rounds left by ended processes: their stake is decided, but they are not settled. */
export async function settleLeftRounds(deps: EngineDeps): Promise<void> {
  for (const id of await listUnsettled(deps.pool)) await settleRound(deps, id);
}
