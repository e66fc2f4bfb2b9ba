// Reads what a spin shows and pays. The studio, the page and the check of a round all use it.
import { windowAt, type LineCount, type ReelsData } from './reels-data.ts';

/** The paid reading of a line: `count` of a symbol from the left. */
export type LineReading = { symbol: string; count: LineCount; hundredths: bigint };

export type LineWin = LineReading & {
  /** Index of the line in the data, from 0. */
  line: number;
};

export type Spin = {
  /** Fifteen symbols: the top row from left to right, then the middle row, then the bottom row. */
  symbols: string[];
  wins: LineWin[];
  scatters: number;
  /** The pay of all lines, before the multiplier of free spins. */
  hundredths: bigint;
};

/** `stops`: for each of five reels, from the left, the position on its strip that is in the top row. Throws for any other position. */
export function readSpin(data: ReelsData, stops: readonly number[]): Spin {
  if (stops.length !== data.strips.length) throw new Error(`${stops.length} reels stopped.`);
  const windows = data.strips.map((strip, reel) => windowAt(strip, stops[reel] ?? -1));
  const symbols = [0, 1, 2].flatMap((row) => windows.map((window) => window[row] ?? ''));
  const wins: LineWin[] = [];
  for (const [line, rows] of data.lines.entries()) {
    const reading = readLine(
      data,
      windows.map((window, reel) => window[rows[reel] ?? 0] ?? ''),
    );
    if (reading) wins.push({ line, ...reading });
  }
  return {
    symbols,
    wins,
    scatters: symbols.filter((symbol) => symbol === data.scatter).length,
    hundredths: wins.reduce((sum, { hundredths }) => sum + hundredths, 0n),
  };
}

/**
 * Returns the best reading of a line: either its first symbol that is not wild, with wilds counted as that symbol, or the wilds at its left
 * end as wilds. Null if neither pays.
 */
export function readLine(data: ReelsData, symbols: readonly string[]): LineReading | null {
  const lead = symbols.find((symbol) => symbol !== data.wild) ?? data.wild;
  const asLead =
    lead === data.scatter
      ? null
      : paid(
          data,
          lead,
          countFrom(symbols, (symbol) => symbol === lead || symbol === data.wild),
        );
  const asWild = paid(
    data,
    data.wild,
    countFrom(symbols, (symbol) => symbol === data.wild),
  );
  return asWild && (!asLead || asWild.hundredths > asLead.hundredths) ? asWild : asLead;
}

/** Counts symbols from the left up to the first that does not count. */
function countFrom(symbols: readonly string[], counts: (symbol: string) => boolean): number {
  const end = symbols.findIndex((symbol) => !counts(symbol));
  return end === -1 ? symbols.length : end;
}

function paid({ pays }: ReelsData, symbol: string, count: number): LineReading | null {
  if (count !== 3 && count !== 4 && count !== 5) return null;
  const hundredths = pays.find((one) => one.symbol === symbol)?.hundredths[count];
  return hundredths ? { symbol, count, hundredths } : null;
}
