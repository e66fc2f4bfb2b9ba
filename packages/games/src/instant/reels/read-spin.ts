// What a spin shows and pays, read by the studio, by who checks a round, and by the page alike.
import { windowAt, type LineCount, type ReelsData } from './reels-data.ts';

/** What a line is paid as: so many of a symbol from the left. */
export type Reading = { symbol: string; count: LineCount; hundredths: bigint };

export type LineWin = Reading & {
  /** From 0, in the data's order. */
  line: number;
};

export type Spin = {
  /** Fifteen: the top row from left to right, then the middle, then the bottom one. */
  symbols: string[];
  wins: LineWin[];
  scatters: number;
  /** What its lines pay together, before a free spin's is multiplied. */
  hundredths: bigint;
};

/** `stops`: for each of five reels, from the left, the place on its strip that stands in the top row. Throws for places that are none. */
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
 * The best reading of a line: its first symbol that is not wild, with every wild before and among it; or the wilds at its left end as wilds,
 * where these pay more. Null where neither pays.
 */
export function readLine(data: ReelsData, symbols: readonly string[]): Reading | null {
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

/** How many from the left, without a gap. */
function countFrom(symbols: readonly string[], counts: (symbol: string) => boolean): number {
  const end = symbols.findIndex((symbol) => !counts(symbol));
  return end === -1 ? symbols.length : end;
}

function paid({ pays }: ReelsData, symbol: string, count: number): Reading | null {
  if (count !== 3 && count !== 4 && count !== 5) return null;
  const hundredths = pays.find((one) => one.symbol === symbol)?.hundredths[count];
  return hundredths ? { symbol, count, hundredths } : null;
}
