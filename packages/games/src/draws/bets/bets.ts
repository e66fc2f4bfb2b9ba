// Bets on a draw: valid picks, outcomes and pay. Used both where slips are sold and where they are shown.
import type { BetKind, BetWay, DrawGame, Machine, Slip } from '../draw-game.ts';
import { diceWays } from './dice-ways.ts';
import { digitWays } from './digit-ways.ts';
import { match } from './match-way.ts';
import { raceWays } from './race-ways.ts';
import type { BetRules } from './bet-rules.ts';

export const ways: Readonly<Record<BetWay, BetRules>> = {
  ...digitWays,
  match,
  ...diceWays,
  ...raceWays,
};

/** Returns the canonical form of the picks sent: ascending where order does not matter, else unchanged. Null if they are not valid. */
export function readPicks(kind: BetKind, machine: Machine, sent: unknown): number[] | null {
  const numbers = readNumbers(sent, kind.picks);
  return numbers && ways[kind.way].read(kind, machine, numbers);
}

function readNumbers(sent: unknown, count: number): number[] | null {
  if (!Array.isArray(sent) || sent.length !== count) return null;
  const numbers = Array.from(sent as unknown[], (each) => (each === 0 ? 0 : each));
  return numbers.every((each) => Number.isSafeInteger(each)) ? (numbers as number[]) : null;
}

/** Returns the outcome of picks in the form of `readPicks`: a name of the kind's `odds`, null if it wins nothing. */
export function outcomeOf(
  kind: BetKind,
  picks: readonly number[],
  drawn: readonly number[],
): string | null {
  const outcome = ways[kind.way].outcome(picks, drawn);
  return outcome !== null && Object.hasOwn(kind.odds, outcome) ? outcome : null;
}

/** Returns the slip's pay in hundredths of its price, 0n if it wins nothing. Throws if the game has no such kind. */
export function paysOf(game: DrawGame, slip: Slip, drawn: readonly number[]): bigint {
  const kind = game.kinds.find(({ name }) => name === slip.kind);
  if (!kind) throw new Error(`${game.name} has no bet ${slip.kind}.`);
  const outcome = outcomeOf(kind, slip.picks, drawn);
  return outcome === null ? 0n : BigInt(kind.odds[outcome] ?? 0);
}
