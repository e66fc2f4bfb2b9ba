// What every way to bet must say of itself; the ways stand beside this file, a family each.
import type { BetKind, Machine } from '../draw-game.ts';

/** The outcome's name where a way has only one that pays. */
export const right = 'right';

export type Way = {
  /** Whether a kind of this way can be bet on that machine, with as many picks as it says. */
  fits: (kind: BetKind, machine: Machine) => boolean;
  /** The one form of these picks, null where they are none. They are `kind.picks` whole numbers already. */
  read: (kind: BetKind, machine: Machine, sent: readonly number[]) => number[] | null;
  /** The outcome's name, whether or not the kind pays for it; null where nothing came of it. */
  outcome: (picks: readonly number[], drawn: readonly number[]) => string | null;
  /** Picks such that every other one has the chances of one of these. */
  samples: (kind: BetKind, machine: Machine) => number[][];
};

export const rightIf = (holds: boolean): string | null => (holds ? right : null);

export const isOn = ({ low, high }: Machine, number: number): boolean =>
  number >= low && number <= high;

export const areDistinct = (numbers: readonly number[]): boolean =>
  new Set(numbers).size === numbers.length;

export const ascending = (numbers: readonly number[]): number[] =>
  numbers.toSorted((one, other) => one - other);
