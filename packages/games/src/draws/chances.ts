// Counts, without estimating, in how many of all possible draws each outcome of a bet occurs.
import { waysToTake } from '../fair/ways-to-take.ts';
import { outcomeOf } from './bets/bets.ts';
import type { BetKind, Machine } from './draw-game.ts';

/** The number of draws for each outcome, by its name, and of all draws. Outcomes that pay nothing are left out. */
export type Chances = { ways: Map<string, bigint>; whole: bigint };

/** The binomial coefficient n over k; 0 if k is not from 0 to n. */
export const choose = (n: number, k: number): bigint => (k < 0 ? 0n : waysToTake(k, n));

/** Uses the hypergeometric distribution for a match, and counts over `draws`, the result of `everyDraw`, for every other way. */
export function chancesOf(
  { kind, machine }: { kind: BetKind; machine: Machine },
  picks: readonly number[],
  draws: readonly number[][],
): Chances {
  return kind.way === 'match' ? matchChances(kind, machine) : countedChances(kind, picks, draws);
}

/** All results of a machine, equally likely. Distinct numbers are cut to the first three: only a match uses more. */
export function everyDraw({ count, low, high, isDistinct }: Machine): number[][] {
  const numbers = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  let draws: number[][] = [[]];
  for (let left = isDistinct ? Math.min(count, 3) : count; left > 0; left -= 1) {
    draws = draws.flatMap((drawn) =>
      numbers
        .filter((number) => !isDistinct || !drawn.includes(number))
        .map((number) => [...drawn, number]),
    );
  }
  return draws;
}

function countedChances(
  kind: BetKind,
  picks: readonly number[],
  draws: readonly number[][],
): Chances {
  const ways = new Map<string, bigint>();
  for (const drawn of draws) {
    const outcome = outcomeOf(kind, picks, drawn);
    if (outcome !== null) ways.set(outcome, (ways.get(outcome) ?? 0n) + 1n);
  }
  return { ways, whole: BigInt(draws.length) };
}

/** The number of draws with k right picks: k are chosen from the picks, and the others from the numbers that were not picked. */
function matchChances({ picks, odds }: BetKind, { count, low, high }: Machine): Chances {
  const range = high - low + 1;
  const ways = Array.from({ length: picks + 1 }, (_, right) => {
    const draws = choose(picks, right) * choose(range - picks, count - right);
    return [String(right), draws] as const;
  }).filter(([outcome, draws]) => draws > 0n && Object.hasOwn(odds, outcome));
  return { ways: new Map(ways), whole: choose(range, count) };
}
