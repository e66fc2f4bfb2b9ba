// Rounds in steps that their players have left: each ends with what it stands at, before an operator would void it after a day (G3).
import type { EngineDeps } from '../engine.ts';
import { inTransaction } from '../in-transaction.ts';
import { endNow } from './steps.ts';
import { listLeft, lockLeft } from './step-store.ts';
import { instantGameOf } from './title-games.ts';

/** Four hours are left for a wallet that cannot be reached. */
const leftAfterMs = 20 * 3_600_000;

/** One in which nothing was done gives its stake back. */
export async function endLeftRounds(deps: EngineDeps): Promise<void> {
  const before = new Date(deps.clock().getTime() - leftAfterMs);
  for (const id of await listLeft(deps.pool, before)) {
    await inTransaction(deps.pool, async (tx) => {
      const found = await lockLeft(tx, id);
      if (found) await endNow(deps, tx, { game: instantGameOf(found.gameCode), round: found });
    });
  }
}
