// What can be bet on a draw, what came of it and what it pays: the same for whoever sells a slip and whoever shows it.
import type { BetKind, BetWay, DrawGame, Machine, Slip } from '../draw-game.ts';
import { diceWays } from './dice-ways.ts';
import { digitWays } from './digit-ways.ts';
import { match } from './match-way.ts';
import { raceWays } from './race-ways.ts';
import type { Way } from './way.ts';

export const ways: Readonly<Record<BetWay, Way>> = {
  ...digitWays,
  match,
  ...diceWays,
  ...raceWays,
};

/** The one form of what was sent as picks: ascending where their order does not matter, else as given. Null where it is not valid. */
export function readPicks(kind: BetKind, machine: Machine, sent: unknown): number[] | null {
  const numbers = readNumbers(sent, kind.picks);
  return numbers && ways[kind.way].read(kind, machine, numbers);
}

function readNumbers(sent: unknown, count: number): number[] | null {
  if (!Array.isArray(sent) || sent.length !== count) return null;
  const numbers = Array.from(sent as unknown[], (each) => (each === 0 ? 0 : each));
  return numbers.every((each) => Number.isSafeInteger(each)) ? (numbers as number[]) : null;
}

/** What came of picks as `readPicks` gives them: a name of the kind's `odds`, null where it wins nothing. */
export function outcomeOf(
  kind: BetKind,
  picks: readonly number[],
  drawn: readonly number[],
): string | null {
  const outcome = ways[kind.way].outcome(picks, drawn);
  return outcome !== null && Object.hasOwn(kind.odds, outcome) ? outcome : null;
}

/** What the slip pays, in hundredths of its price; 0n where it wins nothing. Throws where the game has no such kind. */
export function paysOf(game: DrawGame, slip: Slip, drawn: readonly number[]): bigint {
  const kind = game.kinds.find(({ name }) => name === slip.kind);
  if (!kind) throw new Error(`${game.name} has no bet ${slip.kind}.`);
  const outcome = outcomeOf(kind, slip.picks, drawn);
  return outcome === null ? 0n : BigInt(kind.odds[outcome] ?? 0);
}
