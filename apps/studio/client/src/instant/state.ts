// What the studio says about an instant game, as it comes over the line. Amounts are digits of 1/100000.
import type { ShownPace } from '../page/stake/starts.ts';

/** What a player chose beside the stake; empty where there is nothing to choose. */
export type Choice = Record<string, number>;

/** `D`: what chance decided, by the engine. */
export type Round<D> = {
  id: string;
  number: string;
  key: string;
  stake: string;
  choice: Choice;
  commitment: string;
  /** Null while a round in steps goes on. */
  seed: string | null;
  /** While a round in steps goes on: what lies open of it, null for nothing. */
  drawn: D | null;
  /** The steps that were made, in their order. */
  taken: number[];
  hundredths: string;
  /** `1.5`; `0` where nothing was won. */
  multiplier: string;
  /** Of a round that goes on: what ending it now would pay. */
  prize: string;
  isOver: boolean;
  isPaid: boolean;
};

/** The round that is committed to, and not played yet. */
export type Next = { id: string; number: string; commitment: string };
/** Plays that the operator gave: how many are left, each of this stake. */
export type Free = { stake: string; left: number };

export type Instant<R, D> = {
  /** Empty where nothing can be staked in this currency. */
  stakes: string[];
  stake: string | null;
  currency: string;
  rules: R;
  next: Next;
  /** Taken, and not seen to its end. */
  open: Round<D> | null;
  /** The newest first. */
  last: Round<D>[];
  free: Free | null;
  /** Null where no rule sets one. */
  pace: ShownPace | null;
};
export type Played<D> = {
  round: Round<D>;
  balance: string | null;
  next: Next;
  free: Free | null;
  pace: ShownPace | null;
};

/** What each answer tells of the rounds to come. */
export type Upcoming = Pick<Played<unknown>, 'next' | 'free' | 'pace'>;

/** `48201377` is read as `48 201 377`. */
export const roundName = (number: string): string => number.replace(/\B(?=(\d{3})+$)/g, '\u00A0');
