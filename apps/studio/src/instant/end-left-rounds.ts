// Ends rounds in steps that their players have left, at their current multiplier, before an operator would void them after a day (G3).
import type { EngineDeps } from '../engine.ts';
import { inTransaction } from '../in-transaction.ts';
import { endNow } from './steps.ts';
import { listLeft, lockLeft } from './step-store.ts';
import { instantGameOf } from './title-games.ts';

/** The age at which a round is ended. Four hours of the day remain for a wallet that cannot be reached. */
const leftAfterMs = 20 * 3_600_000;

/** Ends all left rounds. A round without a step returns its stake. */
export async function endLeftRounds(deps: EngineDeps): Promise<void> {
  const before = new Date(deps.clock().getTime() - leftAfterMs);
  for (const id of await listLeft(deps.pool, before)) {
    await inTransaction(deps.pool, async (tx) => {
      const found = await lockLeft(tx, id);
      if (found) await endNow(deps, tx, { game: instantGameOf(found.gameCode), round: found });
    });
  }
}
