import { inTransaction } from '../../in-transaction.ts';
import type { EngineDeps } from '../../engine.ts';
import { drawNumbers } from '../rules/draw-numbers.ts';
import { listUnknown, lockDue, setDrawn } from './store.ts';

/** Draws what is due, also what was missed while no process ran. */
export async function drawIssues(deps: EngineDeps): Promise<void> {
  while (await drawNext(deps));
}

/** One transaction decides which slips count and which numbers are drawn; nobody sees anything of it before it ends (G2). */
const drawNext = ({ pool, money, clock }: EngineDeps): Promise<boolean> =>
  inTransaction(pool, async (tx) => {
    const now = clock();
    const due = await lockDue(tx, now);
    if (!due) return false;
    const unknown = await listUnknown(tx, due.issue);
    if (unknown.length > 0) await money.settleUnknown(tx, unknown);
    const numbers = drawNumbers(due.seed, due.issue);
    await setDrawn(tx, { issue: due.issue, numbers, now });
    return true;
  });
