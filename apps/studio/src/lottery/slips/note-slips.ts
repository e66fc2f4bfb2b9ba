import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { EngineDeps } from '../../engine.ts';
import { inTransaction } from '../../in-transaction.ts';
import { refuseCall } from '../../plays/call-refusal.ts';
import type { Play } from '../../plays/store.ts';
import type { SlipOrder } from './slip-order.ts';
import { insertPurchase, insertSlip, lockOpenIssues, type OpenIssue } from './store.ts';

export type Buying = { play: Play; order: SlipOrder; price: bigint };

/** Slips and their stakes in one step, before any money is asked for; nothing where this purchase was noted before. */
export const noteSlips = (deps: EngineDeps, buying: Buying): Promise<void> =>
  inTransaction(deps.pool, async (tx) => {
    const { play, order } = buying;
    const now = deps.clock();
    const purchase = { playerId: play.playerId, key: order.key };
    const isNew = await insertPurchase(tx, {
      ...purchase,
      order: textOf(order),
      now,
    });
    if (!isNew) return;
    for (const { issue } of await lockIssues(tx, { count: order.draws, now })) {
      for (const picks of order.picks) {
        const id = randomUUID();
        await noteStake(deps, tx, { id, issue, buying });
        await insertSlip(tx, { ...purchase, id, issue, picks, now });
      }
    }
  });

/** The same order always has the same text. */
export const textOf = ({ picks, draws }: SlipOrder): string => JSON.stringify({ picks, draws });

type Wanted = { count: number; now: Date };

async function lockIssues(tx: PoolClient, { count, now }: Wanted): Promise<OpenIssue[]> {
  const issues = await lockOpenIssues(tx, now, count);
  const [first] = issues;
  if (!first || issues.length < count) throw refuseCall('unavailable');
  if (first.closesAt <= now) throw refuseCall('closed');
  return issues;
}

type Staking = { id: string; issue: string; buying: Buying };

/** Each slip is a round of its own at the wallet: it is won, lost or taken back by itself. */
const noteStake = (
  { money }: EngineDeps,
  tx: PoolClient,
  { id, issue, buying: { play, price } }: Staking,
): Promise<void> =>
  money.noteStake(tx, { id, playId: play.id, amount: price, round: `${issue}:${id}` });
