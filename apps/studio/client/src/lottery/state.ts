// The studio's data about a lottery, as it is received. Amounts are decimal digits in 1/100000, times are ISO.
import type { BetWay, Machine } from '@parlour/games/draws/draw-game';
import type { VolatilityRange } from '@parlour/games/fair/volatility';
import type { Timetable } from '@parlour/phrases/draw-times';
import type { ShownPace } from '../page/stake/starts.ts';

export type LookName = 'balls' | 'digits' | 'keno' | 'dice' | 'race';

/** Odds of an outcome: its prize as a multiple of a unit ('500', '13.3'), and the number of draws in which it occurs once. */
export type Odd = { outcome: string; times: string; oneIn: string };
/** One way to bet. */
export type Kind = {
  name: string;
  way: BetWay;
  picks: number;
  odds: readonly Odd[];
  most: string;
  returned: ReturnRange;
};
/** Return in per cent of all stakes, as a range over the possible picks: '90.0'. */
export type ReturnRange = { least: string; most: string };
export type Rules = {
  game: string;
  look: LookName;
  machine: Machine;
  kinds: readonly Kind[];
  returned: ReturnRange;
  deviation: string;
  volatility: VolatilityRange;
  /** Seconds between the end of sales and the draw. */
  closesBefore: number;
  mostDraws: number;
  schedule: Timetable;
};

/** Number of winning tickets for one outcome. Only tickets bought with money count, and only outcomes that were won are listed. */
export type Winners = { kind: string; outcome: string; count: number };
export type Draw = {
  issue: string;
  drawsAt: string;
  commitment: string;
  seed: string | null;
  /** Numbers in the order in which they were drawn; null before the draw. */
  numbers: number[] | null;
  /** Winning tickets; null before the draw. */
  winners: Winners[] | null;
};

/** State of a ticket. `returned` is for later draws of a purchase that stops on a win. */
export type SlipState = 'pending' | 'bought' | 'failed' | 'lost' | 'won' | 'void' | 'returned';
/** A bet in the form in which it is bought. */
export type Bet = { kind: string; picks: readonly number[] };
export type Ticket = Bet & { units: number };
export type Slip = Ticket & {
  id: string;
  issue: string;
  price: string;
  state: SlipState;
  outcome: string | null;
  prize: string | null;
  isPaid: boolean;
};

export type Lottery = {
  /** The pace; null if no rule sets one. */
  pace: ShownPace | null;
  now: string;
  currency: string;
  rules: Rules;
  /** Series of the draws; default: Minute Six. */
  series?: string;
  /** Price of one unit. */
  unit: string;
  /** Largest number of units on one ticket, by kind; 0 if the kind is not sold. */
  mostUnits: Readonly<Record<string, number>>;
  mostSlips: number;
  /** Seconds between the last draw and the next one. */
  period: number;
  current: { issue: string; commitment: string; closesAt: string; drawsAt: string };
  /** The draw after the current one, which is sold next; null if none is announced. */
  next: { issue: string; closesAt: string; drawsAt: string } | null;
  last: Draw | null;
  slips: Slip[];
};
