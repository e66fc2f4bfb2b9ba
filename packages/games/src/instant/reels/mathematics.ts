// The exact return of a title on reels, and its deviation. Reels are independent of each other, so lines, pairs of lines and scatters are
// calculated reel by reel, without going through millions of windows. The window is that of the paid spin. Free spins are further spins of
// the same kind that bring no more free spins.
import { fraction, multiply, type Fraction } from '../../fair/fraction.ts';
import type { Mathematics } from '../instant-game.ts';
import { reckonOnce } from '../reckon-once.ts';
import { lineStates, type LineStates } from './line-states.ts';
import { mostOfRound } from './most-of-round.ts';
import { freeSpinsFor, windowAt, type ReelsData } from './reels-data.ts';

type Symbols = readonly string[];

/** Returns the state after the window of a further reel, from the left. The first state is 0. */
type Step = (state: number, window: Symbols, reel: number) => number;

/** Counts the stops of all reels that lead to each state. The counts are below 2^53, so none is rounded. */
function spread({ strips }: ReelsData, step: Step): Map<number, number> {
  return strips.reduce(
    (before, strip, reel) => {
      const after = new Map<number, number>();
      const windows = strip.map((_, stop) => windowAt(strip, stop));
      for (const [state, ways] of before) {
        for (const window of windows) {
          const to = step(state, window, reel);
          after.set(to, (after.get(to) ?? 0) + ways);
        }
      }
      return after;
    },
    new Map([[0, 1]]),
  );
}

const allStops = ({ strips }: ReelsData): number =>
  strips.reduce((product, strip) => product * strip.length, 1);

const countIn = (window: Symbols, symbol: string): number =>
  window.filter((one) => one === symbol).length;

/** Counts the stops by the number of scatters that they show. */
const scatterWays = (data: ReelsData): Map<number, number> =>
  spread(data, (scatters, window) => scatters + countIn(window, data.scatter));

/** The chance of free spins. */
export function freeChance(data: ReelsData): Fraction {
  const ways = [...scatterWays(data)].filter(([scatters]) => freeSpinsFor(data, scatters) > 0);
  return fraction(
    ways.reduce((sum, [, each]) => sum + BigInt(each), 0n),
    BigInt(allStops(data)),
  );
}

/** The sum over all stops of the number of free spins, raised to the power. */
const sumOfFree = (data: ReelsData, power: number): number =>
  [...scatterWays(data)].reduce(
    (sum, [scatters, ways]) => sum + ways * freeSpinsFor(data, scatters) ** power,
    0,
  );

export const reelsMathematics = reckonOnce((data: ReelsData): Mathematics => {
  const states = lineStates(data);
  const all = BigInt(allStops(data));
  const spin = fraction(BigInt(sumOfLines(data, states)), all * 100n);
  // Each free spin returns `freeTimes` times what the paid spin returns.
  const spins = fraction(all + data.freeTimes * BigInt(sumOfFree(data, 1)), all);
  const returned = multiply(spin, spins);
  const deviation = deviationOf(data, states);
  return {
    least: returned,
    most: returned,
    deviation,
    mostDeviation: deviation,
    mostHundredths: mostOfRound(data, states),
  };
});

type Line = readonly number[];

/** The step of one line: it reads the symbol in the line's row. */
function stepOf({ symbols, next }: LineStates, line: Line): Step {
  const indexes = new Map(symbols.map((symbol, index) => [symbol, index]));
  return (state, window, reel) =>
    next[state]?.[indexes.get(window[line[reel] ?? 0] ?? '') ?? -1] ?? Number.NaN;
}

/** The sum over all stops of the pay of all lines, in hundredths. */
function sumOfLines(data: ReelsData, states: LineStates): number {
  return data.lines.reduce((sum, line) => {
    const ways = spread(data, stepOf(states, line));
    return [...ways].reduce((part, [state, each]) => part + each * payIn(states, state), sum);
  }, 0);
}

const payIn = ({ hundredths }: LineStates, state: number): number => hundredths[state] ?? 0;

/** The sum over all stops of each line's pay times the number of free spins, in hundredths. */
function sumOfLinesWithFree(data: ReelsData, states: LineStates): number {
  const count = states.hundredths.length;
  return data.lines.reduce((sum, line) => {
    const step = stepOf(states, line);
    const ways = spread(data, (both, window, reel) => {
      const scatters = Math.floor(both / count);
      const to = step(both - scatters * count, window, reel);
      return (scatters + countIn(window, data.scatter)) * count + to;
    });
    return [...ways].reduce((part, [both, each]) => {
      const scatters = Math.floor(both / count);
      const pays = payIn(states, both - scatters * count);
      return part + each * pays * freeSpinsFor(data, scatters);
    }, sum);
  }, 0);
}

/** The sum over all stops of the product of two lines' pay. */
function sumOfPair(data: ReelsData, states: LineStates, pair: readonly [Line, Line]): number {
  const count = states.hundredths.length;
  const [first, second] = [stepOf(states, pair[0]), stepOf(states, pair[1])];
  const ways = spread(data, (both, window, reel) => {
    const one = Math.floor(both / count);
    return first(one, window, reel) * count + second(both - one * count, window, reel);
  });
  return [...ways].reduce((sum, [both, each]) => {
    const one = Math.floor(both / count);
    return sum + each * payIn(states, one) * payIn(states, both - one * count);
  }, 0);
}

/** The sum over all stops of the square of a spin's pay, from all pairs of lines, in hundredths times hundredths. */
function sumOfSquares(data: ReelsData, states: LineStates): number {
  const known = new Map<string, number>();
  return data.lines.reduce(
    (sum, one) =>
      data.lines.reduce((part, other) => {
        // Pairs with equal distances of their rows on each reel have the same sum, whichever of the two lines is first.
        const apart = one.map((row, reel) => row - (other[reel] ?? 0));
        const isTurned = (apart.find((by) => by !== 0) ?? 1) < 0;
        const name = apart.map((by) => (isTurned ? -by : by)).join();
        const found = known.get(name) ?? sumOfPair(data, states, [one, other]);
        known.set(name, found);
        return part + found;
      }, sum),
    0,
  );
}

/** The deviation in stakes. Sums are almost exact: squares can exceed 2^53, where a double is off by less than a millionth of a millionth. */
function deviationOf(data: ReelsData, states: LineStates): number {
  const all = allStops(data);
  const times = Number(data.freeTimes);
  const mean = sumOfLines(data, states) / all;
  const square = sumOfSquares(data, states) / all;
  const [free, freeSquare] = [sumOfFree(data, 1) / all, sumOfFree(data, 2) / all];
  const withFree = sumOfLinesWithFree(data, states) / all;
  // The mean square of a round: the paid spin's square, twice its product with the free spins' pay, and the free spins' own square, which
  // has the deviation of each free spin and that of their number.
  const freePart = times ** 2 * (free * (square - mean ** 2) + freeSquare * mean ** 2);
  const roundSquare = square + 2 * times * mean * withFree + freePart;
  return Math.sqrt(roundSquare - (mean * (1 + times * free)) ** 2) / 100;
}
