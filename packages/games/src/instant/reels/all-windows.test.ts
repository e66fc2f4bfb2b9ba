// Calculates return, deviation and highest pay of every title a second time, by going through each of the millions of windows of its reels,
// with an independent reading of lines.
import { describe, expect, it } from 'vitest';
import { fraction } from '../../fair/fraction.ts';
import { reelsGame } from './reels-game.ts';
import type { ReelsData } from './reels-data.ts';
import { jadeGarden } from './titles/jade-garden.ts';
import { orchardReels } from './titles/orchard-reels.ts';
import { tideAndPearl } from './titles/tide-and-pearl.ts';

type WindowCounts = {
  windows: number;
  /** Sums over all windows: the lines' pay, its square, its product with the free spins, the free spins and their square. */
  sums: { pays: number; squares: number; withFree: number; free: number; freeSquares: number };
  /** The highest pay of a window, by its number of free spins. */
  most: Map<number, number>;
};

/** Symbols as numbers: 0 the scatter, 1 the wild, then all others. Pays by number × 6 + count. */
function numbered(data: ReelsData) {
  const names = [data.scatter, data.wild, ...data.strips.flat()].filter(
    (name, at, all) => all.indexOf(name) === at,
  );
  const pays = new Int32Array(names.length * 6);
  for (const { symbol, hundredths } of data.pays)
    for (const count of [3, 4, 5] as const)
      pays[names.indexOf(symbol) * 6 + count] = Number(hundredths[count] ?? 0n);
  const strips = data.strips.map((strip) => {
    const numbers = strip.map((symbol) => names.indexOf(symbol));
    return Int32Array.from([...numbers, ...numbers.slice(0, 2)]);
  });
  return { pays, strips };
}

function countAll(data: ReelsData): WindowCounts {
  const { pays, strips } = numbered(data);
  const stops = new Int32Array(5);
  const lines = data.lines.map((line) => Int32Array.from(line));
  const at = (reel: number, row: number) => strips[reel]?.[(stops[reel] ?? 0) + row] ?? 0;
  const payOf = (line: Int32Array): number => {
    let [wilds, lead, count] = [0, 1, 0];
    for (let reel = 0; reel < 5; reel += 1) {
      const symbol = at(reel, line[reel] ?? 0);
      if (symbol === 1 && lead === 1) wilds += 1;
      else if (symbol !== 1 && lead === 1) lead = symbol;
      if (symbol !== 1 && symbol !== lead) break;
      count += 1;
    }
    const asLead = lead === 0 ? 0 : (pays[lead * 6 + count] ?? 0);
    return Math.max(asLead, pays[6 + wilds] ?? 0);
  };
  const counted: WindowCounts = {
    windows: 0,
    sums: { pays: 0, squares: 0, withFree: 0, free: 0, freeSquares: 0 },
    most: new Map(),
  };
  const { sums, most } = counted;
  const count = (scatters: number): void => {
    let hundredths = 0;
    for (const line of lines) hundredths += payOf(line);
    const free = scatters < 3 ? 0 : data.freeSpins[scatters as 3 | 4 | 5];
    counted.windows += 1;
    sums.pays += hundredths;
    sums.squares += hundredths ** 2;
    sums.withFree += hundredths * free;
    sums.free += free;
    sums.freeSquares += free ** 2;
    if (hundredths > (most.get(free) ?? -1)) most.set(free, hundredths);
  };
  const turn = (reel: number, scatters: number): void => {
    if (reel === 5) {
      count(scatters);
      return;
    }
    const length = data.strips[reel]?.length ?? 0;
    for (let stop = 0; stop < length; stop += 1) {
      stops[reel] = stop;
      const here = [0, 1, 2].filter((row) => at(reel, row) === 0).length;
      turn(reel + 1, scatters + here);
    }
  };
  turn(0, 0);
  return counted;
}

describe.each([
  { name: 'tide-and-pearl', data: tideAndPearl, windows: 22 ** 5, tags: ['nightly'] },
  { name: 'orchard-reels', data: orchardReels, windows: 21 ** 5, tags: [] },
  { name: 'jade-garden', data: jadeGarden, windows: 24 ** 5, tags: ['nightly'] },
])('all windows of $name', ({ data, windows, tags }) => {
  it('G1 return, stray and pay at most what is reckoned reel by reel', { tags }, () => {
    const { sums, most, ...counted } = countAll(data);
    expect(counted.windows).toBe(windows);
    const { least, deviation, mostHundredths } = reelsGame(data).mathematics();
    const all = BigInt(windows);
    expect(least).toEqual(
      fraction(BigInt(sums.pays) * (all + 2n * BigInt(sums.free)), all * all * 100n),
    );
    const mean = sums.pays / windows;
    const square = sums.squares / windows;
    const free = sums.free / windows;
    const freePart = free * (square - mean ** 2) + (sums.freeSquares / windows) * mean ** 2;
    const roundSquare = square + 4 * mean * (sums.withFree / windows) + 4 * freePart;
    const spread = roundSquare - (mean * (1 + 2 * free)) ** 2;
    expect(deviation).toBeCloseTo(Math.sqrt(spread) / 100, 9);
    const best = Math.max(...most.values());
    const rounds = [...most].map(([spins, hundredths]) => hundredths + spins * 2 * best);
    expect(mostHundredths).toBe(BigInt(Math.max(...rounds)));
  });
});
