// What the studio says about a lottery, as it comes over the line. Amounts are digits of 1/100000, times are ISO.
import type { BetWay, Machine } from '@parlour/games/draws/draw-game';
import type { VolatilityRange } from '@parlour/games/fair/volatility';
import type { Timetable } from '@parlour/phrases/draw-times';
import type { ShownPace } from '../page/stake/starts.ts';

export type LookName = 'balls' | 'digits' | 'keno' | 'dice' | 'race';

/** What came of a bet, what it pays of a unit ('500', '13.3'), and in how many draws it comes once. */
export type Odd = { outcome: string; times: string; oneIn: string };
/** One way to bet. */
export type Kind = {
  name: string;
  way: BetWay;
  picks: number;
  odds: readonly Odd[];
  most: string;
  returned: Returned;
};
/** Per cent of all stakes, by what is picked: '90.0'. */
export type Returned = { least: string; most: string };
export type Rules = {
  game: string;
  look: LookName;
  machine: Machine;
  kinds: readonly Kind[];
  returned: Returned;
  deviation: string;
  volatility: VolatilityRange;
  /** Seconds. */
  closesBefore: number;
  mostDraws: number;
  schedule: Timetable;
};

/** How many tickets won so: of money only, and only what was won. */
export type Winners = { kind: string; outcome: string; count: number };
export type Draw = {
  issue: string;
  drawsAt: string;
  commitment: string;
  seed: string | null;
  /** As they were drawn. */
  numbers: number[] | null;
  /** Null before the draw. */
  winners: Winners[] | null;
};

/** `returned`: of a purchase that stops on a win, after the win. */
export type SlipState = 'pending' | 'bought' | 'failed' | 'lost' | 'won' | 'void' | 'returned';
/** What somebody bets, in the form in which it is bought. */
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
  /** Null where no rule sets one. */
  pace: ShownPace | null;
  now: string;
  currency: string;
  rules: Rules;
  /** Whose draws these are; without one they are those of Minute Six. */
  series?: string;
  /** The price of one unit. */
  unit: string;
  /** Units on one ticket, by kind; 0 where it is not sold. */
  mostUnits: Readonly<Record<string, number>>;
  mostSlips: number;
  /** Seconds from the draw before to the coming one. */
  period: number;
  current: { issue: string; commitment: string; closesAt: string; drawsAt: string };
  last: Draw | null;
  slips: Slip[];
};
