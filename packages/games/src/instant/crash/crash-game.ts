// A multiplier that climbs from 1.00 until it ends at a point drawn before. Who has left at h hundredths is paid h if the point is h or above.
import type { ByteStream } from '../../fair/byte-stream.ts';
import { fraction } from '../../fair/fraction.ts';
import { numberBelow } from '../../fair/number-below.ts';
import type { Declared, DescribedCrash } from '../described.ts';
import type { Mathematics } from '../instant-game.ts';
import { reckonOnce } from '../reckon-once.ts';
import { describeMathematics, writeTimes } from '../written.ts';
import { exponential } from './exponential.ts';

export type CrashData = {
  declared: Declared;
  /** What comes back of 100 staked, in the long run, at most: 97. */
  percent: number;
  /** The multiplier after t milliseconds is e to the `growth` × t. */
  growth: number;
  /** Hundredths at which a round ends by itself. */
  cap: number;
};

export type CrashGame = {
  /** Where a round ends, in hundredths from 100n to the cap. */
  crashPoint: (stream: ByteStream) => bigint;
  /** Hundredths so many milliseconds after the start, rounded down; stays at the cap. */
  standingAt: (ms: number) => bigint;
  /** The first whole millisecond at which it stands at that or above. Throws outside 100n to the cap. */
  msAt: (hundredths: bigint) => number;
  /** The chance of being paid at so many hundredths, from `leastTarget` to the cap. */
  mathematics: () => Mathematics;
};

/** One of so many numbers is drawn. */
const allNumbers = 1_000_000_000;

/** Nobody can leave below it: at 100 hundredths everybody would be paid back always. */
export const leastTarget = 101n;

/** The target whose deviation is told. */
const doubled = 200;

/**
 * Of `allNumbers` numbers u so many end a round at h hundredths or above, for h from 101 to the cap. The point is P × n ÷ (n − u), rounded
 * down, with n numbers and P per cent; it reaches h exactly where n − u ≤ P × n ÷ h, and n − u goes once through 1 to n. So it pays with the
 * chance floor(P × n ÷ h) ÷ n, and returns h times that, which is P per cent at most, and less by under h ÷ (100 × n).
 */
const numbersFrom = ({ percent }: CrashData, target: number): number =>
  Math.floor((percent * allNumbers) / target);

/** The point that the number drawn, 0 to 999,999,999, gives. */
export const pointOf = ({ percent, cap }: CrashData, drawn: number): bigint =>
  BigInt(Math.max(100, Math.min(cap, Math.floor((percent * allNumbers) / (allNumbers - drawn)))));

const standing = ({ growth, cap }: CrashData, ms: number): number =>
  Math.min(cap, Math.floor(100 * exponential(growth * Math.max(0, ms))));

function firstMs(data: CrashData, hundredths: number): number {
  let [before, at] = [-1, 1];
  while (standing(data, at) < hundredths) at *= 2;
  // It stands below at `before`, and not below at `at`.
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

/** Over all targets; the deviation is that of leaving at twice the stake. */
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
    // The higher the target, the more it strays.
    mostDeviation: deviationAt(data.cap),
    mostHundredths: BigInt(data.cap),
  };
});

export const describeCrash = (data: CrashData): DescribedCrash => ({
  ...describeMathematics(crashMathematics(data), true),
  mostTimes: writeTimes(BigInt(data.cap)),
});
