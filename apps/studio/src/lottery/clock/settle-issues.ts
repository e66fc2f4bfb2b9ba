import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { inTransaction } from '../../in-transaction.ts';
import type { EngineDeps } from '../../engine.ts';
import { countMatches, prizeOf } from '../rules/prizes.ts';
import { listCounting, lockUnsettled, setMatches, setSettled, type CountingSlip } from './store.ts';

/** How many slips are settled in one transaction, so that a process that ends in the middle of a large draw keeps most of its work. */
const atOnce = 200;

/** Settles what is drawn, slip by slip, each together with its prize. */
export async function settleIssues(deps: EngineDeps): Promise<void> {
  while (await settleSome(deps));
}

const settleSome = (deps: EngineDeps): Promise<boolean> =>
  inTransaction(deps.pool, async (tx) => {
    const drawn = await lockUnsettled(tx);
    if (!drawn) return false;
    const slips = await listCounting(tx, drawn.issue, atOnce);
    for (const slip of slips) await settleSlip(deps, tx, { slip, numbers: drawn.numbers });
    if (slips.length < atOnce) await setSettled(tx, drawn.issue, deps.clock());
    return true;
  });

type Settling = { slip: CountingSlip; numbers: number[] };

async function settleSlip(
  { money }: EngineDeps,
  tx: PoolClient,
  { slip: { id, picks, price }, numbers }: Settling,
): Promise<void> {
  const matches = countMatches(picks, numbers);
  await setMatches(tx, id, matches);
  // A prize of nothing closes the round at the wallet.
  const amount = prizeOf(matches, price);
  await money.notePrize(tx, { id: randomUUID(), stakeId: id, amount });
}
