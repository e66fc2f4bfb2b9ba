// The data of a title on five reels.
import type { DeclaredMathematics } from '../descriptions.ts';

/** The number of equal symbols from the left on one line. */
export type LineCount = 3 | 4 | 5;

export type ReelsData = {
  declared: DeclaredMathematics;
  /** Five strips from left to right, each with its symbols from top to bottom. The first follows the last. */
  strips: readonly (readonly string[])[];
  /** The lines: for each reel the row, 0 to 2 from the top. */
  lines: readonly (readonly number[])[];
  /** The pay in hundredths of the stake of the whole round, the most precious symbol first, including the wild. */
  pays: readonly { symbol: string; hundredths: Readonly<Partial<Record<LineCount, bigint>>> }[];
  /** The symbol that replaces every other except the scatter. */
  wild: string;
  /** The symbol that counts in any position of the window and brings only free spins. */
  scatter: string;
  /** The number of free spins by the number of scatters in the paid spin; more than five count as five. Free spins bring no others. */
  freeSpins: Readonly<Record<LineCount, number>>;
  /** Multiplier of what free spins pay. */
  freeTimes: bigint;
};

/** The ten lines of all titles: three straight, then bent ones. */
export const tenLines: ReelsData['lines'] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
];

/** Reads strips from texts with spaces between the symbols. */
export const readStrips = (written: readonly string[]): string[][] =>
  written.map((strip) => strip.trim().split(/\s+/));

/** The pay of three, four and five of a symbol, in hundredths. */
export const pay = (
  symbol: string,
  [three, four, five]: readonly [three: bigint, four: bigint, five: bigint],
) => ({ symbol, hundredths: { 3: three, 4: four, 5: five } });

export function freeSpinsFor({ freeSpins }: ReelsData, scatters: number): number {
  if (scatters >= 5) return freeSpins[5];
  return scatters === 4 || scatters === 3 ? freeSpins[scatters] : 0;
}

/** The three symbols that a strip shows, from the top, if `stop` is the position in the top row. Throws if it has no such position. */
export const windowAt = (strip: readonly string[], stop: number): [string, string, string] => [
  symbolAt(strip, stop),
  symbolAt(strip, stop + 1 < strip.length ? stop + 1 : stop + 1 - strip.length),
  symbolAt(strip, stop + 2 < strip.length ? stop + 2 : stop + 2 - strip.length),
];

function symbolAt(strip: readonly string[], place: number): string {
  const symbol = strip[place];
  if (symbol === undefined) throw new Error(`No reel stops at ${place}.`);
  return symbol;
}
