// Descriptions of the games' rules for their pages. All chances in them come from the mathematics. Multipliers are texts: '1.5'.
import type { VolatilityRange } from '../fair/volatility.ts';

/** The part of the description that all games have. */
export type GameDescription = {
  /** The long-run return in per cent: '96.2'. If it depends on how one plays, the lowest. */
  returned: string;
  /** The highest return if it depends on how one plays, else null. */
  returnedAtMost: string | null;
  /** Standard deviation of a round's pay, in stakes, with one decimal place. */
  deviation: string;
  /** The highest pay of a round, in stakes. */
  most: string;
  /** The volatility of the ways of playing with the lowest and the highest deviation. */
  volatility: VolatilityRange;
};

/** Figures declared in a title's data. `checkInstant` compares them with its mathematics. */
export type DeclaredMathematics = Omit<GameDescription, 'most' | 'volatility'>;

export type DescribedLanterns = GameDescription & {
  signs: readonly string[];
  /** The pay of three of each sign; `two` is the pay of any two alike. */
  three: Readonly<Record<string, string>>;
  two: string;
  /** The chance of each as one in so many rounds: '153.8'. */
  oneIn: Readonly<Record<string, string>>;
};

export type DescribedReels = GameDescription & {
  /** The strips of the five reels: symbols from top to bottom. */
  strips: readonly (readonly string[])[];
  /** The lines: for each reel the row, 0 to 2. */
  lines: readonly (readonly number[])[];
  /** The pay of three, four or five of a symbol from the left on one line, in stakes of the whole round. The most precious first. */
  pays: readonly { symbol: string; times: Readonly<Partial<Record<'3' | '4' | '5', string>>> }[];
  wild: string;
  scatter: string;
  /** The number of free spins by the number of scatters, in any position. */
  freeSpins: Readonly<Record<'3' | '4' | '5', number>>;
  /** Multiplier of what free spins pay. */
  freeTimes: number;
  /** The chance of free spins as one in so many rounds. */
  freeOneIn: string;
};

export type DescribedMines = GameDescription & {
  /** The number of tiles; they are numbered from 0, row by row. */
  tiles: number;
  columns: number;
  /** The choices in order; `steps` are the multipliers after each further tile without a mine. */
  choices: readonly { mines: number; steps: readonly string[] }[];
};

export type DescribedScratch = GameDescription & {
  /** Pay and rarity of three alike, the most precious first. */
  prizes: readonly { symbol: string; times: string; oneIn: string }[];
  /** The chance of any prize as one in so many tickets. */
  anyOneIn: string;
};

export type DescribedCrash = GameDescription & {
  /** The multiplier at which a round ends by itself. */
  mostTimes: string;
};
