// Sums of a round: the stakes and prizes that moved in it, and whether other modules have to be notified.
import { sumOf } from '../decision/purse.ts';
import type { GameRound, TransactionWrite } from '../decision/snapshot.ts';

/** The round with these transactions added. */
export function addToRound(round: GameRound, lines: readonly TransactionWrite[]): GameRound {
  let { staked, won } = round;
  for (const { transaction, into } of lines) {
    const { kind } = transaction;
    const moved = sumOf(into);
    if (kind === 'win') won += moved;
    else if (kind === 'bet' || kind === 'void') staked -= moved;
    // A rollback gives a stake back or takes a prize.
    else if (moved > 0n) staked -= moved;
    else won += moved;
  }
  return { ...round, staked, won };
}

export const comesToOther = (before: GameRound | null, after: GameRound): boolean =>
  before?.staked !== after.staked || before.won !== after.won;

/** Whether a fact is due: when the round gets its outcome, and when its sums change afterwards. */
export const isNews = (before: GameRound | null, after: GameRound): boolean =>
  after.state !== 'open' && (before?.state !== after.state || comesToOther(before, after));
