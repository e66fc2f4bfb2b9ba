import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { EngineDeps } from '../../engine.ts';
import { inTransaction } from '../../in-transaction.ts';
import { refuseCall } from '../../plays/call-refusal.ts';
import { keepPace } from '../../plays/pace.ts';
import type { Play } from '../../plays/store.ts';
import type { Series } from '../rules/series.ts';
import type { SlipOrder } from './slip-order.ts';
import {
  insertPurchase,
  insertSlip,
  lockOpenIssues,
  type OpenIssue,
  type WantedIssues,
} from './store.ts';

/** `unit` is the price of one unit of a slip, in 1/100000. */
export type PurchaseRequest = { play: Play; series: Series; order: SlipOrder; unit: bigint };

/** Stores slips and their stakes in one transaction, before any call to the wallet. Does nothing if this purchase is already stored. */
export const noteSlips = (deps: EngineDeps, request: PurchaseRequest): Promise<void> =>
  inTransaction(deps.pool, async (tx) => {
    const { play, series, order, unit } = request;
    const now = deps.clock();
    const purchase = { playerId: play.playerId, key: order.key };
    const { stopOnWin } = order;
    const text = textOf(series, order);
    if (!(await insertPurchase(tx, { ...purchase, order: text, stopOnWin, now }))) return;
    await keepPace(deps, tx, play);
    const wanted = { series: series.key, count: order.draws, now };
    for (const { issue, drawsAt } of await lockIssues(tx, wanted, deps.clock)) {
      for (const slip of order.slips) {
        const id = randomUUID();
        const amount = unit * BigInt(slip.units);
        // Each slip is a separate round at the wallet, because it is won, lost or undone separately.
        const stake = { id, playId: play.id, amount, round: `${issue}:${id}`, settlesAt: drawsAt };
        await deps.money.noteStake(tx, stake);
        await insertSlip(tx, { ...purchase, ...slip, id, series: series.key, issue, now });
      }
    }
  });

/** A text that is always the same for the same order. */
export const textOf = ({ key }: Series, { slips, draws, stopOnWin }: SlipOrder): string =>
  JSON.stringify({ series: key, slips, draws, stopOnWin });

async function lockIssues(
  tx: PoolClient,
  wanted: WantedIssues,
  clock: () => Date,
): Promise<OpenIssue[]> {
  const issues = await lockOpenIssues(tx, wanted);
  const [first] = issues;
  if (!first || issues.length < wanted.count) throw refuseCall('unavailable');
  // The wait for the lock may have lasted until sales were closed.
  if (first.closesAt <= clock()) throw refuseCall('closed');
  return issues;
}
