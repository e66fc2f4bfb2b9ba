// Data for the page at its start, and after each flight.
import { setTimeout as wait } from 'node:timers/promises';
import type { EngineDeps } from '../engine.ts';
import { offerStake } from '../instant/stakes.ts';
import { refuseCall } from '../plays/call-refusal.ts';
import type { Play } from '../plays/store.ts';
import { findBetIn, listUnseen } from './bet-store.ts';
import { showBet, showFlight } from './flight.ts';
import { findFlight, listEnded } from './flight-store.ts';
import { currentFlight } from './open-flight.ts';
import { highestTarget, stakesIn } from './stakes.ts';
import { flightsOf } from './title-flights.ts';

const lastFlights = 20;
/** The longest wait for the end of a flight. It is below the ten-second timeout of a page's call. */
const longestWaitMs = 8_000;

export async function describeCrash(deps: EngineDeps, play: Play) {
  const { pool, clock } = deps;
  const flight = await currentFlight(deps, play.gameCode);
  const now = clock();
  const [bet, unseen, last] = await Promise.all([
    findBetIn(pool, play, flight.id),
    listUnseen(pool, play),
    listEnded(pool, play.gameCode, { now, most: lastFlights }),
  ]);
  const { rules, growth } = flightsOf(play.gameCode);
  const stakes = stakesIn(play.currency).filter((stake) => highestTarget(play, stake) !== null);
  const stake = offerStake(stakes, null);
  return {
    now: now.getTime(),
    /** The title, which chooses the scene. */
    gameCode: play.gameCode,
    stakes: stakes.map(String),
    /** The highest target of each stake, in hundredths. */
    targets: stakes.map((each) => String(highestTarget(play, each))),
    stake: stake === null ? null : String(stake),
    currency: play.currency,
    rules,
    growth,
    flight: showFlight(flight, now),
    bet: bet && showBet(bet),
    unseen: unseen.map(showBet),
    last: last.map((each) => showFlight(each, now)),
  };
}

/** Answers when the flight is over. After `longestWaitMs` it answers that it is not. */
export async function awaitEnd(deps: EngineDeps, play: Play, id: string) {
  const flight = await findFlight(deps.pool, play.gameCode, id);
  if (!flight) throw refuseCall('unknown');
  const left = flight.endsAt.getTime() - deps.clock().getTime();
  if (left > 0) await wait(Math.min(left, longestWaitMs), undefined, { ref: false });
  const now = deps.clock();
  return { now: now.getTime(), flight: showFlight(flight, now) };
}
