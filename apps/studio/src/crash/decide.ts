// Decides stakes in flights by the server's clock alone: closed at the start, paid at their targets, lost at the end.
import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { EngineDeps } from '../engine.ts';
import { inTransaction } from '../in-transaction.ts';
import { prizeOf } from '../money/prize-of.ts';
import {
  listUnknown,
  lockLeaving,
  lockUndecided,
  setDecided,
  type CountingBet,
} from './bet-store.ts';
import { lockEnded, lockStarting, setClosed, setSettled, watchFlights } from './flight-store.ts';

/** The most stakes decided in one transaction. */
const atOnce = 200;

/** Does all that is due. Several processes can run it at once, and one finishes what another has left unfinished. */
export async function runFlights(deps: EngineDeps): Promise<void> {
  while (await closeNext(deps));
  await watchFlights(deps.pool, deps.clock());
  while ((await leaveSome(deps)) === atOnce);
  while (await settleSome(deps));
}

/** Closes the stakes of a flight that starts. It cannot wait for a wallet, so a stake that is not known to be taken does not count. */
const closeNext = ({ pool, money, clock }: EngineDeps): Promise<boolean> =>
  inTransaction(pool, async (tx) => {
    const now = clock();
    const id = await lockStarting(tx, now);
    if (id === null) return false;
    const unknown = await listUnknown(tx, id);
    if (unknown.length > 0) await money.settleUnknown(tx, unknown);
    await setClosed(tx, id, now);
    return true;
  });

const leaveSome = (deps: EngineDeps): Promise<number> =>
  inTransaction(deps.pool, async (tx) => {
    const leaving = await lockLeaving(tx, deps.clock(), atOnce);
    for (const bet of leaving) await decide(deps, tx, { bet, hundredths: bet.target });
    return leaving.length;
  });

const settleSome = (deps: EngineDeps): Promise<boolean> =>
  inTransaction(deps.pool, async (tx) => {
    const flight = await lockEnded(tx, deps.clock());
    if (!flight) return false;
    const bets = await lockUndecided(tx, flight.id, atOnce);
    for (const bet of bets) await decide(deps, tx, { bet, hundredths: endOf(bet, flight) });
    if (bets.length < atOnce) await setSettled(tx, flight.id, deps.clock());
    return true;
  });

/** Returns the final multiplier of a stake. A void flight had no process to take calls, so its remaining stakes are returned. */
function endOf(
  { target }: CountingBet,
  { point, isVoid }: { point: bigint; isVoid: boolean },
): bigint {
  if (target <= point) return target;
  return isVoid ? 100n : 0n;
}

type BetResult = { bet: Pick<CountingBet, 'id' | 'stake'>; hundredths: bigint };

/** Stores the decision of a stake and its prize; a prize of 0 closes the round at the wallet. Returns the prize's id. */
export async function decide(
  { money, clock }: EngineDeps,
  tx: PoolClient,
  { bet: { id, stake }, hundredths }: BetResult,
): Promise<string> {
  const prizeId = randomUUID();
  await setDecided(tx, { id, hundredths, prizeId, now: clock() });
  await money.notePrize(tx, { id: prizeId, stakeId: id, amount: prizeOf(stake, hundredths) });
  return prizeId;
}
