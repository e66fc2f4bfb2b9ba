import { inTransaction } from '../../in-transaction.ts';
import type { LotteryDeps } from '../deps.ts';
import { drawNumbers } from '../rules/draw-numbers.ts';
import { drawStore } from './draw-store.ts';

/** Draws what is due, also what was missed while no process ran. */
export async function drawIssues(deps: LotteryDeps): Promise<void> {
  while (await drawNext(deps));
}

/** In one step it is decided which slips count and which numbers are drawn; until it is done nobody sees anything of it (G2). */
const drawNext = ({ pool, money, clock }: LotteryDeps): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const now = clock();
    const due = await drawStore.lockDue(client, now);
    if (!due) return false;
    const unknown = await drawStore.listUnknown(client, due.issue);
    if (unknown.length > 0) await money.settleUnknown(client, unknown);
    const numbers = drawNumbers(due.seed, due.issue);
    await drawStore.setDrawn(client, { issue: due.issue, numbers, now });
    return true;
  });
