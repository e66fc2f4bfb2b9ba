// Reads the result of a spin from the stops of its reels, by the rules that studio and checker use too. Pure; the studio
// decides the prize.
import type { DescribedReels } from '@parlour/games/instant/descriptions';
import { readSpin, type LineWin } from '@parlour/games/instant/reels/read-spin';
import type { DrawnReels } from '@parlour/games/instant/reels/reels-game';
import type { LineCount, ReelsData } from '@parlour/games/instant/reels/reels-data';
import { hundredthsOf } from '../instant/reading.ts';

export type ReelsDrawn = DrawnReels;
export type { LineWin };

/** A spin as the page shows it. Places are 0 to 14, row by row from the top left. */
export type Spin = {
  symbols: readonly string[];
  /** Winning lines. In a free spin their prizes are already multiplied. */
  lines: readonly LineWin[];
  scatters: number;
  hundredths: bigint;
};

export const reels = 5;
export const rows = 3;

type Pay = DescribedReels['pays'][number];
const counts: readonly LineCount[] = [3, 4, 5];

function hundredthsBy({ times }: Pay): Partial<Record<LineCount, bigint>> {
  const paid = counts.flatMap((count) => {
    const written = times[count];
    return written === undefined ? [] : [[count, hundredthsOf(written)] as const];
  });
  return Object.fromEntries(paid);
}

/** Restores the title's data from the rules of its page. */
const dataOf = (rules: DescribedReels): ReelsData => ({
  ...rules,
  declared: rules,
  pays: rules.pays.map((each) => ({ symbol: each.symbol, hundredths: hundredthsBy(each) })),
  freeTimes: BigInt(rules.freeTimes),
});

/** Returns all spins of a round in order: the paid one, then the free ones. */
export function readSpins(rules: DescribedReels, { stops }: ReelsDrawn): Spin[] {
  const data = dataOf(rules);
  return stops.map((each, place) => {
    const { symbols, wins, scatters, hundredths } = readSpin(data, each);
    const factor = place > 0 ? data.freeTimes : 1n;
    const lines = wins.map((win) => ({ ...win, hundredths: win.hundredths * factor }));
    return { symbols, lines, scatters, hundredths: hundredths * factor };
  });
}

/** Returns the symbol at a position of a strip, which is a loop. */
export function symbolAt(strip: readonly string[], place: number): string {
  const size = strip.length;
  return strip[place - size * Math.floor(place / size)] ?? '';
}

/** Returns the places of winning lines. */
export function placesOf(rules: DescribedReels, wins: readonly LineWin[]): Set<number> {
  const places = wins.flatMap(({ line, count }) =>
    (rules.lines[line] ?? []).slice(0, count).map((row, reel) => row * reels + reel),
  );
  return new Set(places);
}

export const placesWith = ({ symbols }: Spin, symbol: string): Set<number> =>
  new Set(symbols.flatMap((each, place) => (each === symbol ? [place] : [])));
