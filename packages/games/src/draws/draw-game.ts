// The data of a lottery: which numbers are drawn, which bets there are, and when it is drawn.
import type { Fraction } from '../fair/fraction.ts';

/** Draws `count` numbers from `low` to `high`; each at most once if they are distinct. */
export type Machine = { count: number; low: number; high: number; isDistinct: boolean };

/**
 * One kind of bet. `odds` are the pay of a slip of one unit, in hundredths of it, by outcome. The names of the outcomes:
 * `match`: how many numbers are right, also '0' if that pays. `face`: how many dice show it, '1' to '3'. `sum`: the picked sum.
 * `box`: the number of orders of its digits, '6' for 1 2 3. Every other way has one outcome, 'right'. An outcome that is not named pays
 * nothing, and a sum or a box whose name is missing cannot be picked.
 *
 * `straight`: all digits in their positions. `box`: all digits in any order. `position`: one digit in its position. `match`: numbers that
 * are drawn. `sum`: of three dice. `double`, `triple`: a face that at least two, or all three dice show. `any-triple`: three alike. `face`: a
 * face, paid by how many dice show it. `small`, `big`: a sum of 4 to 10 or 11 to 17, but no triple. `winner`: the first runner. `place`: one
 * of the first three. `exacta`: the first two in order. `quinella`: the first two in any order. `trifecta`: the first three in order.
 */
export type BetKind = {
  /** Name within the game: 'straight', 'spot-4'. Slips store it, so it never changes. */
  name: string;
  way: BetWay;
  /** The number of picks of a slip: 2 for `position`, the position from 1 and its digit; 0 for `any-triple`, `small` and `big`. */
  picks: number;
  odds: Readonly<Record<string, number>>;
};
export type BetWay =
  | 'straight'
  | 'box'
  | 'position'
  | 'match'
  | 'sum'
  | 'double'
  | 'triple'
  | 'any-triple'
  | 'face'
  | 'small'
  | 'big'
  | 'winner'
  | 'place'
  | 'exacta'
  | 'quinella'
  | 'trifecta';

/**
 * The times of the draws. `every`: an interval in seconds, counted from 1970, the same for everybody. `at`: a time of the day in the
 * player's zone, on those days of the week (0 is Sunday); every day if none are named.
 */
export type Schedule =
  | { every: number }
  | { at: string; days?: readonly (0 | 1 | 2 | 3 | 4 | 5 | 6)[] };

/** A bought slip: the kind's name, and the picks in the form of `readPicks`. */
export type Slip = { kind: string; picks: readonly number[] };

/** The way in which the game's page draws the machine. */
export type DrawLook = 'balls' | 'digits' | 'keno' | 'dice' | 'race';

export type DrawGame = {
  /** Name of the rules, 'pick-three'; several titles can share them. */
  name: string;
  look: DrawLook;
  machine: Machine;
  kinds: readonly BetKind[];
  schedule: Schedule;
  /** Seconds before the draw at which sales end. */
  closesBefore: number;
  /** The most draws for which one slip can be bought. */
  mostDraws: number;
  /** The long-run return in per cent, '90.0', of the kind and pick that return the least, and of those that return the most. */
  returned: { least: string; most: string };
};

/** The exact long-run figures of a kind of bet. */
export type KindMathematics = {
  kind: string;
  /** The returned share of all stakes for the least favourable picks. `least` and `most` differ only for sums and boxes. */
  least: Fraction;
  most: Fraction;
  /** Standard deviation of one slip's pay, in units, for the picks with the highest one. */
  deviation: number;
  /** The highest pay of a slip, in hundredths of its price. */
  mostHundredths: bigint;
  /** The chance of each outcome of `odds`, for a slip that can have it. */
  chances: Readonly<Record<string, Fraction>>;
};
