// Fixed seeds, so that the verdict is the same on every machine: the bytes of all draws of a game come one after the other from the seed
// SHA-256 of the game's name. At least a million numbers of each.
import { beforeAll, describe, expect, test } from 'vitest';
import {
  chiSquare,
  countValues,
  evenChiSquare,
  runs,
  serial,
  type Verdict,
} from '../testing/statistics.ts';
import { outcomeOf, ways } from './bets/bets.ts';
import { chancesOf, everyDraw } from './chances.ts';
import type { BetKind, DrawGame, Machine } from './draw-game.ts';
import { drawResult } from './draw-result.ts';
import { drawGames } from './games/draw-games.ts';
import { seededStream } from './testing/seeded-stream.ts';

const leastNumbers = 1_000_000;
const leastDraws = 200_000;
const passes = { passes: true };

describe.each(Object.values<DrawGame>(drawGames))('$name', (game) => {
  const { count, low, high, isDistinct } = game.machine;
  const range = high - low + 1;
  const middle = (range + 1) / 2;
  const draws: number[][] = [];
  /** The first number of each draw, counted from 1 as the statistics require. */
  let firsts: number[] = [];

  beforeAll(() => {
    const stream = seededStream(game.name, 'draws');
    const many = Math.max(leastDraws, Math.ceil(leastNumbers / count));
    for (let draw = 0; draw < many; draw += 1) draws.push(drawResult(game.machine, stream));
    firsts = draws.map(([first = 0]) => first - low + 1);
  });

  test('G1 chi-square: each number comes equally often, first, last and in all places together', () => {
    const lasts = draws.map((drawn) => (drawn.at(-1) ?? 0) - low + 1);
    const all = draws.flat().map((number) => number - low + 1);
    expect(all.length).toBeGreaterThanOrEqual(leastNumbers);
    // Drawing without replacement narrows the spread; there is none if all numbers are drawn.
    const narrowing = isDistinct ? (range - 1) / (range - count || Infinity) : 1;
    expect(evenChiSquare(countValues(firsts, range))).toMatchObject(passes);
    expect(evenChiSquare(countValues(lasts, range))).toMatchObject(passes);
    expect(evenChiSquare(countValues(all, range), narrowing)).toMatchObject(passes);
  });

  test('G1 runs: above and below the middle change as often as chance has it', () => {
    expect(runs(firsts, middle)).toMatchObject(passes);
  });

  test('G1 serial: no number says anything about the next draw, nor about the next of its own', () => {
    expect(serial(firsts, range)).toMatchObject(passes);
    // If the first number cannot repeat, the second is one of the remaining numbers.
    const left = isDistinct ? range - 1 : range;
    const pairs = draws.map(([first = 0, second = 0]) => {
      const place = isDistinct && second > first ? second - 1 : second;
      return (first - low) * left + place - low + 1;
    });
    expect(evenChiSquare(countValues(pairs, range * left))).toMatchObject(passes);
  });

  test('G1 bets come to their outcomes as often as the mathematics reckon with', () => {
    const all = game.kinds.flatMap((kind) => fitsOf(kind, game.machine, draws));
    expect(all.length).toBeGreaterThan(0);
    expect(all).toEqual(all.map(({ bet }) => ({ bet, fit: expect.objectContaining(passes) })));
  });
});

/** The least expected count for chi-square. Rarer outcomes are counted together with those that pay nothing. */
const leastDue = 5;

/** Compares outcomes and chances of the kind's first sample; empty if all its outcomes are too rare. */
function fitsOf(
  kind: BetKind,
  machine: Machine,
  draws: number[][],
): { bet: string; fit: Verdict }[] {
  const [picks = []] = ways[kind.way].samples(kind, machine);
  const chances = chancesOf(
    { kind, machine },
    picks,
    kind.way === 'match' ? [] : everyDraw(machine),
  );
  const due = [...chances.ways]
    .map(([name, count]) => ({
      name,
      count: (Number(count) / Number(chances.whole)) * draws.length,
    }))
    .filter(({ count }) => count >= leastDue);
  if (due.length === 0) return [];
  const outcomes = draws.map((drawn) => outcomeOf(kind, picks, drawn));
  const seen = due.map(({ name }) => outcomes.filter((outcome) => outcome === name).length);
  const rest = (counts: number[]): number =>
    draws.length - counts.reduce((sum, each) => sum + each, 0);
  const dueCounts = due.map(({ count }) => count);
  const fit = chiSquare([...seen, rest(seen)], [...dueCounts, rest(dueCounts)]);
  return [{ bet: kind.name, fit }];
}
