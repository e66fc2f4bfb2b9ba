import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { inTransaction } from '../../in-transaction.ts';
import { refuseCall } from '../../plays/call-refusal.ts';
import type { Play } from '../../plays/store.ts';
import type { LotteryDeps } from '../deps.ts';
import { saleStore, type OpenIssue } from './sale-store.ts';
import type { Wish } from './wish.ts';

export type Buying = { play: Play; wish: Wish; price: bigint };

/** Slips and their stakes in one step, before any money is asked for; nothing where this purchase was noted before. */
export const noteSlips = (deps: LotteryDeps, buying: Buying): Promise<void> =>
  inTransaction(deps.pool, async (client) => {
    const { play, wish } = buying;
    const now = deps.clock();
    const purchase = { playerId: play.playerId, key: wish.key };
    const isNew = await saleStore.insertPurchase(client, {
      ...purchase,
      wish: textOf(wish),
      now,
    });
    if (!isNew) return;
    for (const { issue } of await lockIssues(client, { count: wish.draws, now })) {
      for (const picks of wish.picks) {
        const id = randomUUID();
        await noteStake(deps, client, { id, issue, buying });
        await saleStore.insertSlip(client, { ...purchase, id, issue, picks, now });
      }
    }
  });

/** The same wish always has the same text. */
export const textOf = ({ picks, draws }: Wish): string => JSON.stringify({ picks, draws });

type Wanted = { count: number; now: Date };

async function lockIssues(client: PoolClient, { count, now }: Wanted): Promise<OpenIssue[]> {
  const issues = await saleStore.lockIssues(client, now, count);
  const [first] = issues;
  if (!first || issues.length < count) throw refuseCall('unavailable');
  if (first.closesAt <= now) throw refuseCall('closed');
  return issues;
}

type Staking = { id: string; issue: string; buying: Buying };

/** Each slip is a round of its own at the wallet: it is won, lost or taken back by itself. */
const noteStake = (
  { money }: LotteryDeps,
  client: PoolClient,
  { id, issue, buying: { play, price } }: Staking,
): Promise<void> =>
  money.noteStake(client, { id, playId: play.id, amount: price, round: `${issue}:${id}` });
