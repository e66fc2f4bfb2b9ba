// A multiplier that climbs from 1.00 to a point drawn before. A player who leaves at h hundredths is paid h if the point is h or above.
import type { ByteStream } from '../../fair/byte-stream.ts';
import { fraction } from '../../fair/fraction.ts';
import { numberBelow } from '../../fair/number-below.ts';
import type { DeclaredMathematics, DescribedCrash } from '../descriptions.ts';
import type { Mathematics } from '../instant-game.ts';
import { reckonOnce } from '../reckon-once.ts';
import { describeMathematics, writeTimes } from '../write-numbers.ts';
import { exponential } from './exponential.ts';

export type CrashData = {
  declared: DeclaredMathematics;
  /** The highest long-run return in per cent: 97. */
  percent: number;
  /** The multiplier after t milliseconds is e to the `growth` × t. */
  growth: number;
  /** The multiplier in hundredths at which a round ends by itself. */
  cap: number;
};

export type CrashGame = {
  /** Draws the end of a round, in hundredths from 100n to the cap. */
  crashPoint: (stream: ByteStream) => bigint;
  /** The multiplier in hundredths at `ms` milliseconds after the start, rounded down and at most the cap. */
  standingAt: (ms: number) => bigint;
  /** The first whole millisecond at which the multiplier is at least `hundredths`. Throws outside 100n to the cap. */
  msAt: (hundredths: bigint) => number;
  /** The figures over all targets from `leastTarget` to the cap. */
  mathematics: () => Mathematics;
};

/** The number of values from which one is drawn. */
const allNumbers = 1_000_000_000;

/** The lowest target, in hundredths. A target of 100 would always return the stake. */
export const leastTarget = 101n;

/** The target for which the deviation is declared: twice the stake. */
const doubled = 200;

/**
 * The count of the n = `allNumbers` values u that end a round at h hundredths or above, for h from 101 to the cap. The point is
 * P × n ÷ (n − u), rounded down, with P per cent. It is at least h exactly if n − u ≤ P × n ÷ h, and n − u takes each value from 1 to n once.
 * So the target h is paid with the chance floor(P × n ÷ h) ÷ n and returns h times that: P per cent at most, less by under h ÷ (100 × n).
 */
const numbersFrom = ({ percent }: CrashData, target: number): number =>
  Math.floor((percent * allNumbers) / target);

/** The point for a drawn number from 0 to 999,999,999. */
export const pointOf = ({ percent, cap }: CrashData, drawn: number): bigint =>
  BigInt(Math.max(100, Math.min(cap, Math.floor((percent * allNumbers) / (allNumbers - drawn)))));

const standing = ({ growth, cap }: CrashData, ms: number): number =>
  Math.min(cap, Math.floor(100 * exponential(growth * Math.max(0, ms))));

function firstMs(data: CrashData, hundredths: number): number {
  let [before, at] = [-1, 1];
  while (standing(data, at) < hundredths) at *= 2;
  // The multiplier is below `hundredths` at `before`, and not below at `at`.
  while (at - before > 1) {
    const middle = Math.floor((before + at) / 2);
    if (standing(data, middle) < hundredths) before = middle;
    else at = middle;
  }
  return at;
}

export const crashGame = (data: CrashData): CrashGame => ({
  crashPoint: (stream) => pointOf(data, numberBelow(stream, allNumbers)),
  standingAt: (ms) => BigInt(standing(data, ms)),
  msAt: (hundredths) => {
    if (hundredths < 100n || hundredths > BigInt(data.cap))
      throw new Error(`No round stands at ${hundredths}.`);
    return firstMs(data, Number(hundredths));
  },
  mathematics: () => crashMathematics(data),
});

/** The figures over all targets. The deviation is for leaving at twice the stake. */
const crashMathematics = reckonOnce((data: CrashData): Mathematics => {
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (let target = Number(leastTarget); target <= data.cap; target += 1) {
    const back = target * numbersFrom(data, target);
    if (back < least) least = back;
    if (back > most) most = back;
  }
  const returned = (back: number) => fraction(BigInt(back), 100n * BigInt(allNumbers));
  const deviationAt = (target: number): number => {
    const chance = numbersFrom(data, target) / allNumbers;
    return (target / 100) * Math.sqrt(chance * (1 - chance));
  };
  return {
    least: returned(least),
    most: returned(most),
    deviation: deviationAt(doubled),
    // The deviation rises with the target.
    mostDeviation: deviationAt(data.cap),
    mostHundredths: BigInt(data.cap),
  };
});

export const describeCrash = (data: CrashData): DescribedCrash => ({
  ...describeMathematics(crashMathematics(data), true),
  mostTimes: writeTimes(BigInt(data.cap)),
});
