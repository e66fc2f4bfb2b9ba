// Steps of a round. The draw at its beginning decides each step, which is stored before it is answered (G2, G3).
import type { PoolClient } from 'pg';
import type { InstantGame } from '@parlour/games/instant/instant-game';
import type { EngineDeps } from '../engine.ts';
import { inTransaction } from '../in-transaction.ts';
import { prizeOf } from '../money/prize-of.ts';
import { refuseCall } from '../plays/call-refusal.ts';
import type { Play } from '../plays/store.ts';
import { tellRound, type RoundOutcome } from './play-round.ts';
import type { InstantRound } from './round.ts';
import { insertStep, lockTaken, setEnd } from './step-store.ts';
import { markSettled } from './store.ts';
import { instantGameOf } from './title-games.ts';

/** `place` is the number of steps before this one. The same step at the same place again gets the same answer. */
export type StepOrder = { id: string; step: number; place: number };

export async function takeStep(
  deps: EngineDeps,
  play: Play,
  { id, step, place }: StepOrder,
): Promise<RoundOutcome> {
  const game = instantGameOf(play.gameCode);
  const round = await inTransaction(deps.pool, async (tx) => {
    const found = await lockTaken(tx, play, id);
    if (!found) throw refuseCall('unknown');
    const { taken } = found;
    if (taken[place] === step) return found;
    // Another page of the same player was first.
    if (found.end || place < taken.length) throw refuseCall('closed');
    if (place > taken.length || !game.steps?.mayTake(found, step)) {
      throw refuseCall('invalid');
    }
    await insertStep(tx, { id, place, step, now: deps.clock() });
    return endIfOver(deps, tx, { game, round: { ...found, taken: [...taken, step] } });
  });
  return tellRound(deps, play, { round });
}

/** Ends the round at its current multiplier. Refused before the first step, because the stake itself is no prize. */
export async function endRound(deps: EngineDeps, play: Play, id: string): Promise<RoundOutcome> {
  const game = instantGameOf(play.gameCode);
  const round = await inTransaction(deps.pool, async (tx) => {
    const found = await lockTaken(tx, play, id);
    if (!found) throw refuseCall('unknown');
    if (found.end) return found;
    if (found.taken.length === 0) throw refuseCall('invalid');
    return endNow(deps, tx, { game, round: found });
  });
  return tellRound(deps, play, { round });
}

type GameRound = { game: InstantGame; round: InstantRound };

const standingOf = ({ game, round: { drawn, choice, taken } }: GameRound) => {
  if (!game.steps) throw new Error('A round without steps has no standing.');
  return game.steps.standing(drawn, choice, taken);
};

async function endIfOver(
  deps: EngineDeps,
  tx: PoolClient,
  ending: GameRound,
): Promise<InstantRound> {
  return standingOf(ending).isOver ? endNow(deps, tx, ending) : ending.round;
}

/** Ends the round and stores its prize in the same transaction, so that nothing remains to be settled. */
export async function endNow(
  { money, clock }: EngineDeps,
  tx: PoolClient,
  ending: GameRound,
): Promise<InstantRound> {
  const { round } = ending;
  const { id, prizeId, stakeId, stake } = round;
  const { hundredths } = standingOf(ending);
  const end = { hundredths, prize: prizeOf(stake, hundredths) };
  await setEnd(tx, { id, end, now: clock() });
  await money.notePrize(tx, { id: prizeId, stakeId, amount: end.prize });
  await markSettled(tx, id, clock());
  return { ...round, end };
}
