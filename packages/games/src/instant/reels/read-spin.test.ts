import { describe, expect, it } from 'vitest';
import { readLine, readSpin } from './read-spin.ts';
import { freeSpinsFor, pay, readStrips, tenLines, type ReelsData } from './reels-data.ts';
import { tideAndPearl } from './titles/tide-and-pearl.ts';

describe('a line', () => {
  it.each([
    ['wave wave wave shell fish', 'wave', 3, 50n],
    ['wave wave wave wave fish', 'wave', 4, 120n],
    ['wave wave wave wave wave', 'wave', 5, 400n],
    // The pearl is the wild: in the middle, at the end, at the beginning.
    ['wave pearl wave shell fish', 'wave', 3, 50n],
    ['crown crown pearl pearl pearl', 'crown', 5, 6_000n],
    ['pearl pearl crown crown wave', 'crown', 4, 2_000n],
    ['pearl anchor pearl wave wave', 'anchor', 3, 300n],
    // Three pearls pay 600, four waves only 120; but five crowns more.
    ['pearl pearl pearl wave shell', 'pearl', 3, 600n],
    ['pearl pearl pearl wave wave', 'pearl', 3, 600n],
    ['pearl pearl pearl crown crown', 'crown', 5, 6_000n],
    ['pearl pearl pearl pearl wave', 'pearl', 4, 2_500n],
    ['pearl pearl pearl pearl crown', 'crown', 5, 6_000n],
    ['pearl pearl pearl pearl compass', 'pearl', 4, 2_500n],
    ['pearl pearl pearl compass wave', 'pearl', 3, 600n],
    ['pearl pearl pearl pearl pearl', 'pearl', 5, 7_500n],
  ])('G1 of %s pays as %s, %s of it', (symbols, ...paid) => {
    const reading = readLine(tideAndPearl, symbols.split(' '));
    expect([reading?.symbol, reading?.count, reading?.hundredths]).toEqual(paid);
  });

  it.each([
    ['wave wave shell shell shell'],
    ['shell wave wave wave wave'],
    ['wave wave fish wave wave'],
    // A wild does not replace the scatter, and the scatter breaks a line.
    ['compass compass compass compass compass'],
    ['pearl pearl compass wave wave'],
    ['wave wave compass wave wave'],
    ['pearl wave compass pearl pearl'],
  ])('G1 of %s pays nothing', (symbols) => {
    expect(readLine(tideAndPearl, symbols.split(' '))).toBeNull();
  });
});

/** Data whose strips are as long as the window, so that a stop at 0 shows them as they are written. */
const small: ReelsData = {
  declared: { returned: '0', returnedAtMost: null, deviation: '0' },
  strips: readStrips(['a w b', 'a a s', 'a b a', 'b s a', 's a a']),
  lines: tenLines,
  pays: [pay('w', [50n, 100n, 500n]), pay('a', [10n, 20n, 100n]), pay('b', [5n, 10n, 40n])],
  wild: 'w',
  scatter: 's',
  freeSpins: { 3: 1, 4: 2, 5: 4 },
  freeTimes: 2n,
};

describe('a spin', () => {
  it('G1 shows its rows, its lines from the left and its scatters', () => {
    const spin = readSpin(small, [0, 0, 0, 0, 0]);
    expect(spin.symbols.join(' ')).toBe('a a a b s w a b s a b s a a a');
    // Line 1 is the top row: a a a. Line 3 begins a a a, as it goes down and up: a a a s s. Line 7: w a a b a.
    expect(spin.wins).toEqual([
      { line: 1, symbol: 'a', count: 3, hundredths: 10n },
      { line: 3, symbol: 'a', count: 3, hundredths: 10n },
      { line: 7, symbol: 'a', count: 3, hundredths: 10n },
    ]);
    expect(spin.hundredths).toBe(30n);
    expect(spin.scatters).toBe(3);
  });

  it('G1 goes on at the top of a strip behind its end', () => {
    // Reels turned by 1, 2, 0, 1 and 2:  w s a s a / b a b a s / a a a b a
    const spin = readSpin(small, [1, 2, 0, 1, 2]);
    expect(spin.symbols.join(' ')).toBe('w s a s a b a b a s a a a b a');
    // Line 2 is the bottom row: a a a b a. Line 3: w a a a a. Line 4: a a a a a. Line 6 begins a a b, which does not pay.
    expect(spin.wins).toEqual([
      { line: 2, symbol: 'a', count: 3, hundredths: 10n },
      { line: 3, symbol: 'a', count: 5, hundredths: 100n },
      { line: 4, symbol: 'a', count: 5, hundredths: 100n },
    ]);
    expect(spin.hundredths).toBe(210n);
  });

  it.each([[[0, 0, 0, 0]], [[0, 0, 0, 0, 3]], [[-1, 0, 0, 0, 0]], [[0.5, 0, 0, 0, 0]]])(
    'G1 is none with the stops %s',
    (stops) => {
      expect(() => readSpin(small, stops)).toThrow(/^(No reel stops at|4 reels stopped)/);
    },
  );

  it.each([
    [2, 0],
    [3, 8],
    [4, 12],
    [5, 20],
    [6, 20],
  ])('G1 with %s scatters brings %s free spins', (scatters, spins) => {
    expect(freeSpinsFor(tideAndPearl, scatters)).toBe(spins);
  });
});
