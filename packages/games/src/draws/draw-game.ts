// What every lottery is, as data: which numbers are drawn, what can be bet on them, when it is drawn.
import type { Fraction } from '../fair/fraction.ts';

/** `count` numbers from `low` to `high`; each at most once where they are distinct. */
export type Machine = { count: number; low: number; high: number; isDistinct: boolean };

/**
 * One way to bet. `odds` are what a slip of one unit pays, in hundredths of it, by what came of it. The names of the outcomes:
 * `match`: how many numbers are right, '0' too where that pays. `face`: how many dice show it, '1' to '3'. `sum`: the sum that was picked.
 * `box`: in how many orders its digits can come, '6' for 1 2 3. Every other way has one outcome, 'right'. What is not named pays nothing,
 * and a sum or a box whose name is missing cannot be picked.
 *
 * `straight`: all digits in their places. `box`: all digits in any order. `position`: one digit in its place. `match`: so many numbers are
 * picked. `sum`: of three dice. `double`, `triple`: a face that at least two, or all three dice show. `any-triple`: three alike. `face`: a face,
 * paid by how many dice show it. `small`, `big`: a sum of 4 to 10 or 11 to 17, but no triple. `winner`, `place`: who comes first, who comes
 * among the first three. `exacta`: the first two in their order. `quinella`: the first two in any. `trifecta`: the first three in their order.
 */
export type BetKind = {
  /** Of this game: 'straight', 'spot-4'. Stands in slips for good. */
  name: string;
  way: BetWay;
  /** How many numbers a slip of this kind names: 2 for `position`, the place from 1 and its digit; 0 for `any-triple`, `small` and `big`. */
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
 * When it is drawn. `every`: each so many seconds, counted from 1970, the same for everybody. `daily`: at that time of the day in the
 * zone of whoever plays, on those days of the week (0 is Sunday), each day where none are named.
 */
export type Schedule =
  | { every: number }
  | { at: string; days?: readonly (0 | 1 | 2 | 3 | 4 | 5 | 6)[] };

/** What somebody bought: a kind's name, and the picks as `readPicks` gives them. */
export type Slip = { kind: string; picks: readonly number[] };

/** How its page draws the machine. */
export type DrawLook = 'balls' | 'digits' | 'keno' | 'dice' | 'race';

export type DrawGame = {
  /** Of these rules, 'pick-three': several titles may play by them. */
  name: string;
  look: DrawLook;
  machine: Machine;
  kinds: readonly BetKind[];
  schedule: Schedule;
  /** Seconds before the draw at which sales end. */
  closesBefore: number;
  /** How many draws ahead a slip may be bought for. */
  mostDraws: number;
  /** Per cent that come back in the long run, '90.0', of the kind and pick that give the least and of those that give the most. */
  returned: { least: string; most: string };
};

/** What a kind gives in the long run, exactly. */
export type KindMathematics = {
  kind: string;
  /** What comes back of all stakes, by what is picked: the same for most kinds, not for sums and boxes. */
  least: Fraction;
  most: Fraction;
  /** How far one slip strays: the standard deviation of what it pays, in units, of the picks that stray most. */
  deviation: number;
  /** The most that a slip can pay. */
  mostHundredths: bigint;
  /** How often each outcome of `odds` comes, for a slip that can have it. */
  chances: Readonly<Record<string, Fraction>>;
};
