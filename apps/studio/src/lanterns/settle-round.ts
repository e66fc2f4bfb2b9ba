// What follows from the end of a stake: the prize is noted with a round that was taken, and one that was not is over.
import { inTransaction } from '../in-transaction.ts';
import type { LanternsDeps } from './deps.ts';

/** Once, whoever comes first: the player's own call, the next look at the game, or the look that comes round. */
export async function settleRound(
  { pool, rounds, money, clock }: LanternsDeps,
  id: string,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const found = await rounds.lockUnsettled(client, id);
    if (!found || found.stakeState === 'due') return;
    const { prizeId, stakeId, prize } = found;
    if (found.stakeState === 'taken') {
      await money.notePrize(client, { id: prizeId, stakeId, amount: prize });
    }
    await rounds.markSettled(client, id, clock());
  });
}

/** Of processes that are gone: rounds whose stake has an end, and that nobody settled. */
export async function settleLeftRounds(deps: LanternsDeps): Promise<void> {
  for (const id of await deps.rounds.listUnsettled()) await settleRound(deps, id);
}
