import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { inTransaction } from '../../in-transaction.ts';
import type { LotteryDeps } from '../deps.ts';
import { countMatches, prizeOf } from '../rules/prizes.ts';
import { settleStore, type CountingSlip } from './settle-store.ts';

/** So many slips in one step: what is done stays done when the process ends in the middle of a draw with many. */
const atOnce = 200;

/** Settles what is drawn, slip by slip, each together with its prize. */
export async function settleIssues(deps: LotteryDeps): Promise<void> {
  while (await settleSome(deps));
}

const settleSome = (deps: LotteryDeps): Promise<boolean> =>
  inTransaction(deps.pool, async (client) => {
    const drawn = await settleStore.lockUnsettled(client);
    if (!drawn) return false;
    const slips = await settleStore.listCounting(client, drawn.issue, atOnce);
    for (const slip of slips) await settleSlip(deps, client, { slip, numbers: drawn.numbers });
    if (slips.length < atOnce) await settleStore.setSettled(client, drawn.issue, deps.clock());
    return true;
  });

type Settling = { slip: CountingSlip; numbers: number[] };

async function settleSlip(
  { money }: LotteryDeps,
  client: PoolClient,
  { slip: { id, picks, price }, numbers }: Settling,
): Promise<void> {
  const matches = countMatches(picks, numbers);
  await settleStore.setMatches(client, id, matches);
  // A prize of nothing closes the round at the wallet.
  const amount = prizeOf(matches, price);
  await money.notePrize(client, { id: randomUUID(), stakeId: id, amount });
}
