// What the studio says about the lanterns, as it comes over the line. Amounts are digits of 1/100000.
export type Sign = 'moon' | 'wave' | 'leaf';
export type Round = {
  id: string;
  number: string;
  key: string;
  stake: string;
  signs: [Sign, Sign, Sign];
  /** `1.5`; `0` where nothing was won. */
  multiplier: string;
  prize: string;
  isPaid: boolean;
  commitment: string;
  seed: string;
};
export type Odds = {
  /** What three of a sign pay, and any two alike, in stakes. */
  three: Record<Sign, string>;
  two: string;
  /** How rare each is: once in so many rounds. */
  oneIn: Record<Sign | 'two', string>;
  /** Per cent that come back in the long run. */
  returned: string;
};
export const signs: readonly Sign[] = ['moon', 'wave', 'leaf'];
export type Lanterns = {
  /** Empty where nothing can be staked in this currency. */
  stakes: string[];
  stake: string | null;
  currency: string;
  odds: Odds;
  /** Taken, and not seen to its end. */
  open: Round | null;
  /** The newest first. */
  last: Round[];
  next: Next;
  free: Free | null;
};
/** Plays that the operator gave: how many are left, each of this stake. */
export type Free = { stake: string; left: number };
/** The round that is committed to, and not played yet. */
export type Next = { number: string; commitment: string };
export type Played = { round: Round; balance: string | null; next: Next; free: Free | null };

/** `48201377` is read as `48 201 377`. */
export const roundName = (number: string): string => number.replace(/\B(?=(\d{3})+$)/g, '\u00A0');
