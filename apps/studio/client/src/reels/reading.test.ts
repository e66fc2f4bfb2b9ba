import type { DescribedReels } from '@parlour/games/instant/descriptions';
import { expect, it } from 'vitest';
import { placesOf, placesWith, readSpins, symbolAt, type Spin } from './reading.ts';

/** Rules with strips of six symbols; the first is the top row at stop 0. */
const rules: DescribedReels = {
  returned: '96',
  returnedAtMost: null,
  deviation: '3.0',
  volatility: { least: 1, most: 5 },
  most: '500',
  strips: [
    ['anchor', 'crown', 'wave', 'pearl', 'shell', 'compass'],
    ['anchor', 'pearl', 'wave', 'crown', 'shell', 'compass'],
    ['anchor', 'crown', 'shell', 'pearl', 'wave', 'compass'],
    ['wave', 'crown', 'anchor', 'pearl', 'shell', 'crown'],
    ['shell', 'crown', 'anchor', 'pearl', 'wave', 'wave'],
  ],
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [0, 1, 2, 1, 0],
  ],
  pays: [
    { symbol: 'pearl', times: { 3: '5', 4: '20', 5: '100' } },
    { symbol: 'crown', times: { 3: '2', 4: '6', 5: '25' } },
    { symbol: 'anchor', times: { 3: '0.5', 4: '2', 5: '8' } },
    { symbol: 'shell', times: { 4: '1' } },
  ],
  wild: 'pearl',
  scatter: 'compass',
  freeSpins: { 3: 8, 4: 12, 5: 20 },
  freeTimes: 2,
  freeOneIn: '90.1',
};

/** Returns the paid spin with these stops. */
function paidSpin(...stops: number[]): Spin {
  const [spin] = readSpins(rules, { stops: [stops] });
  if (!spin) throw new Error('There is no spin.');
  return spin;
}

it('G1 a line pays from the left, and the wild stands in', () => {
  // Middle row: crown, pearl, crown, crown, crown. Top row: three anchors, then a wave.
  const spin = paidSpin(0, 0, 0, 0, 0);
  expect(spin.symbols.slice(0, 5)).toEqual(['anchor', 'anchor', 'anchor', 'wave', 'shell']);
  expect(spin.lines).toEqual([
    { line: 0, symbol: 'crown', count: 5, hundredths: 2_500n },
    { line: 1, symbol: 'anchor', count: 3, hundredths: 50n },
  ]);
  expect(spin.hundredths).toBe(2_550n);
});

it('G1 three wilds pay as themselves where that is more', () => {
  // Top row from stop 3, 1, 3: three pearls, then wave and shell. The third line is pearl, wave: nothing.
  const spin = paidSpin(3, 1, 3, 0, 0);
  expect(spin.lines).toEqual([{ line: 1, symbol: 'pearl', count: 3, hundredths: 500n }]);
});

it('G1 what a symbol does not pay for is no line', () => {
  // Top row: shell, shell, shell, wave: shells pay from four.
  expect(paidSpin(4, 4, 2, 0, 0).lines).toEqual([]);
});

it('G1 free spins pay so many times, and the paid one does not', () => {
  const [paid, free] = readSpins(rules, {
    stops: [
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ],
  });
  expect([paid?.hundredths, free?.hundredths]).toEqual([2_550n, 5_100n]);
});

it('G2 a strip goes round, and scatters count wherever they stand', () => {
  const spin = paidSpin(5, 4, 3, 0, 0);
  expect([0, 5, 10].map((place) => spin.symbols[place])).toEqual(['compass', 'anchor', 'crown']);
  expect([6, -1].map((place) => symbolAt(rules.strips[0] ?? [], place))).toEqual([
    'anchor',
    'compass',
  ]);
  expect(spin.scatters).toBe(3);
  expect(placesWith(spin, 'compass')).toEqual(new Set([0, 6, 12]));
});

it('G2 the places of a line are its first ones', () => {
  const win = { line: 2, symbol: 'crown', count: 3 as const, hundredths: 200n };
  expect(placesOf(rules, [win])).toEqual(new Set([0, 6, 12]));
});
