// Staking on a flight, and leaving it. The result by the server's clock is stored before the answer, and paid after it.
import { randomUUID } from 'node:crypto';
import type { EngineDeps } from '../engine.ts';
import { inTransaction } from '../in-transaction.ts';
import { refuseCall, refuseStake } from '../plays/call-refusal.ts';
import { lockPlayer, type Play } from '../plays/store.ts';
import { findBetByKey, findBetIn, insertBet, lockBet } from './bet-store.ts';
import { decide } from './decide.ts';
import { closesBeforeMs, showBet, type Bet, type Flight, type ShownBet } from './flight.ts';
import { findFlight } from './flight-store.ts';
import { currentFlight } from './open-flight.ts';
import { highestTarget, stakesIn } from './stakes.ts';
import { flightsOf } from './title-flights.ts';

/**
 * A stake as a page sends it. `target` is the multiplier in hundredths at which it leaves by itself; null if the player leaves.
 * The same key again is the same stake, and is refused with another stake or target.
 */
export type BetOrder = { key: string; stake: bigint; target: bigint | null };
export type BetOutcome = { bet: ShownBet; balance: string | null };

export async function placeBet(deps: EngineDeps, play: Play, order: BetOrder): Promise<BetOutcome> {
  if (!stakesIn(play.currency).includes(order.stake)) throw refuseCall('invalid');
  const most = highestTarget(play, order.stake);
  if (most === null || (order.target !== null && (order.target <= 100n || order.target > most))) {
    throw refuseCall('invalid');
  }
  const flight = await currentFlight(deps, play.gameCode);
  const id = await noteBet(deps, play, { order, most, flight });
  const { end, balance } = await deps.money.sendStake(id);
  if (end !== 'taken') throw refuseStake(end);
  return tellBet(deps, play, { key: order.key, balance });
}

/** `most` is the highest target, at which a bet without a target leaves by itself, because its prize is capped. */
type BetRequest = { order: BetOrder; most: bigint; flight: Flight };

/** A bet without a target is stored with its cap. The cap may have changed since, so it is not compared. */
const isSameOrder = (bet: Bet, { stake, target }: BetOrder): boolean =>
  bet.stake === stake && (target === null || bet.target === target);

function noteBet(deps: EngineDeps, play: Play, request: BetRequest): Promise<string> {
  const { order, most, flight } = request;
  const { key, stake } = order;
  const target = order.target ?? most;
  return inTransaction(deps.pool, async (tx) => {
    await lockPlayer(tx, play);
    const before = await findBetByKey(tx, play, key);
    if (before && !isSameOrder(before, order)) throw refuseCall('invalid');
    if (before) return before.id;
    const now = deps.clock();
    const isClosed = flight.startsAt.getTime() - closesBeforeMs <= now.getTime();
    if (isClosed || (await findBetIn(tx, play, flight.id))) throw refuseCall('closed');
    const id = randomUUID();
    await deps.money.noteStake(tx, { id, playId: play.id, amount: stake, round: id });
    const { msAt } = flightsOf(play.gameCode).game;
    const leavesAt = new Date(flight.startsAt.getTime() + msAt(target));
    const { playerId } = play;
    await insertBet(tx, { id, flightId: flight.id, playerId, key, target, leavesAt, now });
    return id;
  });
}

/** Leaves at the flight's multiplier when the call arrived, by the server's clock. `closed` before the start and after the end. */
export async function leaveFlight(
  deps: EngineDeps,
  play: Play,
  { id, came }: { id: string; came: Date },
): Promise<BetOutcome> {
  const { bet, prizeId } = await inTransaction(deps.pool, async (tx) => {
    const found = await lockBet(tx, play, id);
    if (!found) throw refuseCall('unknown');
    if (found.hundredths !== null) return { bet: found, prizeId: null };
    const flight = await findFlight(tx, play.gameCode, found.flightId);
    if (!flight || came < flight.startsAt || came >= flight.endsAt) throw refuseCall('closed');
    const hundredths = standingAt(play, { flight, bet: found, came });
    return {
      bet: { ...found, hundredths },
      prizeId: await decide(deps, tx, { bet: found, hundredths }),
    };
  });
  // The answer does not wait for the payment. If it fails here, the queue pays.
  if (prizeId !== null) void deps.money.sendPrize(prizeId).catch(() => undefined);
  return { bet: showBet(bet), balance: null };
}

function standingAt(
  { gameCode }: Play,
  { flight, bet, came }: { flight: Flight; bet: Bet; came: Date },
): bigint {
  const stands = flightsOf(gameCode).game.standingAt(came.getTime() - flight.startsAt.getTime());
  return stands < bet.target ? stands : bet.target;
}

async function tellBet(
  deps: EngineDeps,
  play: Play,
  { key, balance }: { key: string; balance: bigint | null },
): Promise<BetOutcome> {
  const bet = await findBetByKey(deps.pool, play, key);
  if (!bet) throw refuseCall('unknown');
  return { bet: showBet(bet), balance: balance === null ? null : String(balance) };
}
