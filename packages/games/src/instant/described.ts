// What a game's page is told of its rules, so that all it says about chances comes from where they are reckoned. Multipliers as they are
// written: '1.5'.
import type { VolatilityRange } from '../fair/volatility.ts';

/** Of every game. */
export type Described = {
  /** Per cent that come back in the long run: '96.2'; where it depends on how one plays, the least of all ways. */
  returned: string;
  /** The most of all ways, where it depends on how one plays. */
  returnedAtMost: string | null;
  /** Standard deviation of a round, in stakes, with one place. */
  deviation: string;
  /** The most that a round can pay, in stakes. */
  most: string;
  /** With choices: of the way of playing that strays least, and of that which strays most. */
  volatility: VolatilityRange;
};

/** What a title's data says of it in one place, and `checkInstant` holds against its mathematics. */
export type Declared = Omit<Described, 'most' | 'volatility'>;

export type DescribedLanterns = Described & {
  signs: readonly string[];
  /** What three of a sign pay, and any two alike. */
  three: Readonly<Record<string, string>>;
  two: string;
  /** How rare each is: once in so many rounds, '153.8'. */
  oneIn: Readonly<Record<string, string>>;
};

export type DescribedReels = Described & {
  /** For each of five reels its symbols from top to bottom, as they stand on the strip. */
  strips: readonly (readonly string[])[];
  /** For each line the row, 0 to 2, on each reel. */
  lines: readonly (readonly number[])[];
  /** The most precious first. What so many from the left on one line pay, in stakes of the whole round. */
  pays: readonly { symbol: string; times: Readonly<Partial<Record<'3' | '4' | '5', string>>> }[];
  wild: string;
  scatter: string;
  /** By how many scatters there are anywhere: so many free spins. */
  freeSpins: Readonly<Record<'3' | '4' | '5', number>>;
  /** What a free spin pays is taken so many times. */
  freeTimes: number;
  /** Free spins come once in so many rounds. */
  freeOneIn: string;
};

export type DescribedMines = Described & {
  /** Tiles of the field, numbered from 0 row by row. */
  tiles: number;
  columns: number;
  /** What can be chosen, in order, and what each further tile without a mine brings it to. */
  choices: readonly { mines: number; steps: readonly string[] }[];
};

export type DescribedScratch = Described & {
  /** The most precious first: three alike pay so much, and come once in so many tickets. */
  prizes: readonly { symbol: string; times: string; oneIn: string }[];
  /** Once in so many tickets something is won. */
  anyOneIn: string;
};

export type DescribedCrash = Described & {
  /** A round ends by itself where it has reached this. */
  mostTimes: string;
};
