// What the studio says about flights, as it comes over the line. Amounts are digits of 1/100000, times are milliseconds of its clock.
import type { DescribedCrash } from '@parlour/games/instant/descriptions';

export type End = {
  at: number;
  /** Hundredths of the stake. */
  hundredths: string;
  seed: string;
  /** Nobody looked after it: who was still in it gets the stake back. */
  isVoid: boolean;
};
export type Flight = {
  id: string;
  number: string;
  commitment: string;
  /** No stake is taken from then on. */
  closesAt: number;
  startsAt: number;
  /** Null until it is over. */
  end: End | null;
};
export type Bet = {
  id: string;
  /** The id of its flight, and which flight of the title that is. */
  flight: string;
  number: string;
  stake: string;
  /** Where it leaves by itself, in hundredths. */
  target: string;
  /** Null while it is in the flight; 0 where it was lost. */
  hundredths: string | null;
  prize: string | null;
  isPaid: boolean;
};
export type Crash = {
  now: number;
  /** Which title: its scene. */
  gameCode: string;
  /** Empty where nothing can be staked in this currency. */
  stakes: string[];
  /** For each stake where it leaves by itself at the latest, in hundredths. */
  targets: string[];
  stake: string | null;
  rules: DescribedCrash;
  /** The multiplier after t milliseconds is e to the `growth` × t. */
  growth: number;
  flight: Flight;
  /** The player's own stake in this flight. */
  bet: Bet | null;
  /** Decided, and not shown yet. The oldest first. */
  unseen: Bet[];
  /** Flights that are over, the newest first. */
  last: Flight[];
};
export type BetOutcome = { bet: Bet; balance: string | null };
export type EndAnswer = { now: number; flight: Flight };

/** `48201377` is read as `48 201 377`. */
export const flightName = (number: string): string => number.replace(/\B(?=(\d{3})+$)/g, '\u00A0');
