// The studio's data about an instant game, as it is received. Amounts are decimal digits, in 1/100000.
import type { ShownPace } from '../page/stake/starts.ts';

/** The player's choices besides the stake; empty if there are none. */
export type Choice = Record<string, number>;

/** A round. `D` is the drawn result, which depends on the engine. */
export type Round<D> = {
  id: string;
  number: string;
  key: string;
  stake: string;
  choice: Choice;
  commitment: string;
  /** Seed of the round; null during a round in steps. */
  seed: string | null;
  /** The drawn result; during a round in steps only the open part, null if nothing is open. */
  drawn: D | null;
  /** The steps that were made, in order. */
  taken: number[];
  hundredths: string;
  /** Multiplier such as `1.5`; `0` without a prize. */
  multiplier: string;
  /** The prize; during a round the one that ending it now would pay. */
  prize: string;
  isOver: boolean;
  isPaid: boolean;
};

/** The next round: its commitment is published, and it is not played yet. */
export type NextRound = { id: string; number: string; commitment: string };
/** Free plays from the operator: the number left, and the stake of each. */
export type FreePlays = { stake: string; left: number };

export type Instant<R, D> = {
  /** Possible stakes; empty if the currency has none. */
  stakes: string[];
  stake: string | null;
  currency: string;
  rules: R;
  next: NextRound;
  /** A round that was taken and not shown to its end. */
  open: Round<D> | null;
  /** The last rounds, newest first. */
  last: Round<D>[];
  free: FreePlays | null;
  /** The pace; null if no rule sets one. */
  pace: ShownPace | null;
};
export type PlayAnswer<D> = {
  round: Round<D>;
  balance: string | null;
  next: NextRound;
  free: FreePlays | null;
  pace: ShownPace | null;
};

/** The part of each answer that concerns the following rounds. */
export type UpcomingRounds = Pick<PlayAnswer<unknown>, 'next' | 'free' | 'pace'>;

/** Groups the digits of a round's number: `48201377` becomes `48 201 377`. */
export const roundName = (number: string): string => number.replace(/\B(?=(\d{3})+$)/g, '\u00A0');
