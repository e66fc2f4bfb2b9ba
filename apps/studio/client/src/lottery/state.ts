// What the studio says about the lottery, as it comes over the line. Amounts are digits of 1/100000, times are ISO.
export type Draw = {
  issue: string;
  drawsAt: string;
  commitment: string;
  seed: string | null;
  /** As they were drawn. */
  numbers: number[] | null;
  /** How many tickets had so many right; null before the draw. */
  winners: Record<'3' | '4' | '5' | '6', number> | null;
};
export type SlipState = 'pending' | 'bought' | 'failed' | 'lost' | 'won' | 'void';
export type Slip = {
  id: string;
  issue: string;
  picks: number[];
  price: string;
  state: SlipState;
  prize: string | null;
  isPaid: boolean;
  /** How many of its numbers were drawn; null until that is counted. */
  matches: number | null;
};
export type Lottery = {
  now: string;
  /** Seconds. */
  period: number;
  closesBefore: number;
  price: string;
  currency: string;
  current: { issue: string; commitment: string; closesAt: string; drawsAt: string };
  last: Draw | null;
  slips: Slip[];
};

export const ballText = (number: number): string => String(number).padStart(2, '0');
