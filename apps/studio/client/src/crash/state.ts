// The studio's data about flights, as it is received. Amounts are decimal digits in 1/100000, times are milliseconds of its clock.
import type { DescribedCrash } from '@parlour/games/instant/descriptions';

export type End = {
  at: number;
  /** Final multiplier in hundredths. */
  hundredths: string;
  seed: string;
  /** True if the studio did not run the flight to its end. Players who were still in it get their stakes back. */
  isVoid: boolean;
};
export type Flight = {
  id: string;
  number: string;
  commitment: string;
  /** Time from which no stake is accepted. */
  closesAt: number;
  startsAt: number;
  /** The end; null until the flight is over. */
  end: End | null;
};
export type Bet = {
  id: string;
  /** Id of the flight; `number` is its number among the flights of the title. */
  flight: string;
  number: string;
  stake: string;
  /** Multiplier at which the bet leaves automatically, in hundredths. */
  target: string;
  /** Multiplier at which the bet left, in hundredths; null during the flight, 0 if it was lost. */
  hundredths: string | null;
  prize: string | null;
  isPaid: boolean;
};
export type Crash = {
  now: number;
  /** Code of the title, which selects the scene. */
  gameCode: string;
  /** Possible stakes; empty if the currency has none. */
  stakes: string[];
  /** Largest target of each stake, in hundredths. */
  targets: string[];
  stake: string | null;
  rules: DescribedCrash;
  /** Growth rate: the multiplier after t milliseconds is e to the power of `growth` × t. */
  growth: number;
  flight: Flight;
  /** The player's stake in this flight. */
  bet: Bet | null;
  /** Bets that are decided and not shown yet, oldest first. */
  unseen: Bet[];
  /** Past flights, newest first. */
  last: Flight[];
};
/** Another player of the operator, under the name of this flight. */
export type Rider = {
  bird: string;
  number: number;
  stake: string;
  /** Multiplier at which the player left, in hundredths; null in the flight, 0 if the stake was lost. */
  hundredths: string | null;
  prize: string | null;
};
/** The players in a flight, and the others among them. */
export type FlightRiders = { count: number; sum: string; riders: Rider[] };
export type BetOutcome = { bet: Bet; balance: string | null };
export type EndAnswer = { now: number; flight: Flight };

/** Groups the digits of a flight's number: `48201377` becomes `48 201 377`. */
export const flightName = (number: string): string => number.replace(/\B(?=(\d{3})+$)/g, '\u00A0');
