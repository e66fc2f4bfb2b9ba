// What a round came to: the stakes and prizes that moved in it, and whether others have to hear of it.
import { sumOf } from '../decision/purse.ts';
import type { GameRound, Line } from '../decision/snapshot.ts';

/** The round with these lines added. */
export function addToRound(round: GameRound, lines: readonly Line[]): GameRound {
  let { staked, won } = round;
  for (const { transaction, into } of lines) {
    const { kind } = transaction;
    const moved = sumOf(into);
    if (kind === 'win') won += moved;
    else if (kind === 'bet' || kind === 'void') staked -= moved;
    // A rollback gives a stake back, or takes a prize.
    else if (moved > 0n) staked -= moved;
    else won += moved;
  }
  return { ...round, staked, won };
}

export const comesToOther = (before: GameRound | null, after: GameRound): boolean =>
  before?.staked !== after.staked || before.won !== after.won;

/** An outcome is news once it is there, and again when what the round came to changes. */
export const isNews = (before: GameRound | null, after: GameRound): boolean =>
  after.state !== 'open' && (before?.state !== after.state || comesToOther(before, after));
