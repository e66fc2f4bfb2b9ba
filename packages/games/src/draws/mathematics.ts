// The long-run return of each bet of a lottery, as exact fractions.
import { add, type Fraction, fraction, multiply } from '../fair/fraction.ts';
import { ways } from './bets/bets.ts';
import { type Chances, chancesOf, everyDraw } from './chances.ts';
import type { BetKind, DrawGame, KindMathematics, Machine } from './draw-game.ts';

const nothing: Fraction = { part: 0n, whole: 1n };

export const isLess = (one: Fraction, other: Fraction): boolean =>
  one.part * other.whole < other.part * one.whole;

type CachedMathematics = { machine: Machine; all: KindMathematics[] };
/** Cache by `kinds`, because titles that differ only in their draw times share their kinds. */
const reckoned = new WeakMap<DrawGame['kinds'], CachedMathematics>();

/** Figures of every kind, in the game's order. Goes through all draws unless each kind is a match: once, half a second for five digits. */
export function mathematicsOf({ machine, kinds }: DrawGame): readonly KindMathematics[] {
  const kept = reckoned.get(kinds);
  if (kept?.machine === machine) return kept.all;
  const all = reckon({ machine, kinds });
  reckoned.set(kinds, { machine, all });
  return all;
}

function reckon(game: Pick<DrawGame, 'machine' | 'kinds'>): KindMathematics[] {
  const { machine } = game;
  const draws = game.kinds.every(({ way }) => way === 'match') ? [] : everyDraw(machine);
  return game.kinds.map((kind) => {
    const all = ways[kind.way]
      .samples(kind, machine)
      .map((picks) => chancesOf({ kind, machine }, picks, draws));
    return kindMathematics(kind, all);
  });
}

function kindMathematics(kind: BetKind, all: Chances[]): KindMathematics {
  const returns = all.map((chances) => meanOf(kind, chances, 1));
  const [first = nothing] = returns;
  return {
    kind: kind.name,
    least: returns.reduce((least, each) => (isLess(each, least) ? each : least), first),
    most: returns.reduce((most, each) => (isLess(most, each) ? each : most), first),
    deviation: Math.max(0, ...all.map((chances) => deviationOf(kind, chances))),
    mostHundredths: BigInt(Math.max(0, ...Object.values(kind.odds))),
    chances: Object.fromEntries(
      all.flatMap((chances) =>
        [...chances.ways].map(([outcome, count]) => [outcome, fraction(count, chances.whole)]),
      ),
    ),
  };
}

/** The mean of a slip's pay in units, raised to the power. */
function meanOf({ odds }: BetKind, chances: Chances, power: 1 | 2): Fraction {
  return [...chances.ways].reduce((sum, [outcome, count]) => {
    const pays = fraction(BigInt(odds[outcome] ?? 0), 100n);
    const raised = power === 1 ? pays : multiply(pays, pays);
    return add(sum, multiply(raised, fraction(count, chances.whole)));
  }, nothing);
}

function deviationOf(kind: BetKind, chances: Chances): number {
  const mean = meanOf(kind, chances, 1);
  const square = multiply(mean, mean);
  const spread = add(meanOf(kind, chances, 2), { ...square, part: -square.part });
  return Math.sqrt(Number(spread.part) / Number(spread.whole));
}
