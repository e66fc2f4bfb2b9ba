// The interface of every way to bet. The ways are in the other files of this folder, grouped by kind of machine.
import type { BetKind, Machine } from '../draw-game.ts';

/** Name of the outcome of a way that has a single paying outcome. */
export const right = 'right';

export type BetRules = {
  /** Whether a kind of this way, with its number of picks, can be bet on that machine. */
  fits: (kind: BetKind, machine: Machine) => boolean;
  /** Returns the canonical form of these picks, null if they are not valid. They are already `kind.picks` whole numbers. */
  read: (kind: BetKind, machine: Machine, sent: readonly number[]) => number[] | null;
  /** Returns the outcome's name, whether or not the kind pays for it; null if the bet is lost. */
  outcome: (picks: readonly number[], drawn: readonly number[]) => string | null;
  /** Representative picks: every other valid pick has the same chances as one of these. */
  samples: (kind: BetKind, machine: Machine) => number[][];
};

export const rightIf = (holds: boolean): string | null => (holds ? right : null);

export const isOn = ({ low, high }: Machine, number: number): boolean =>
  number >= low && number <= high;

export const areDistinct = (numbers: readonly number[]): boolean =>
  new Set(numbers).size === numbers.length;

export const ascending = (numbers: readonly number[]): number[] =>
  numbers.toSorted((one, other) => one - other);
