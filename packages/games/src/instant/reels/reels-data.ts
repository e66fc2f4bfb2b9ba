// What a title on five reels is, as data.
import type { Declared } from '../described.ts';

/** Symbols from the left on one line. */
export type LineCount = 3 | 4 | 5;

export type ReelsData = {
  declared: Declared;
  /** Five, from left to right; symbols from top to bottom, the first follows the last. */
  strips: readonly (readonly string[])[];
  /** For each line the row, 0 to 2 from the top, on each reel. */
  lines: readonly (readonly number[])[];
  /** The most precious first, the wild among them. Hundredths of the stake of the whole round. */
  pays: readonly { symbol: string; hundredths: Readonly<Partial<Record<LineCount, bigint>>> }[];
  /** Stands for every symbol but the scatter. */
  wild: string;
  /** Counts anywhere in the window, and pays nothing but free spins. */
  scatter: string;
  /** By how many scatters the paid spin shows; more than five count as five. Free spins bring no further ones. */
  freeSpins: Readonly<Record<LineCount, number>>;
  /** What a free spin pays is taken so many times. */
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

/** Strips as they are written: symbols with spaces between. */
export const readStrips = (written: readonly string[]): string[][] =>
  written.map((strip) => strip.trim().split(/\s+/));

/** What three, four and five of a symbol pay, in hundredths. */
export const pay = (
  symbol: string,
  [three, four, five]: readonly [three: bigint, four: bigint, five: bigint],
) => ({ symbol, hundredths: { 3: three, 4: four, 5: five } });

/** How many free spins so many scatters bring. */
export function freeSpinsFor({ freeSpins }: ReelsData, scatters: number): number {
  if (scatters >= 5) return freeSpins[5];
  return scatters === 4 || scatters === 3 ? freeSpins[scatters] : 0;
}

/** The three symbols that a strip shows, from the top, where it stopped with this place in the top row. Throws where it has no such place. */
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
