import { beforeAll, describe, expect, it } from 'vitest';
import { chiSquare } from '../../testing/statistics.ts';
import { errorsOff } from '../../testing/sample.ts';
import { seededStream, writtenStream } from '../../testing/test-streams.ts';
import { describeScratch, paidSymbols, scratchGame, type ScratchData } from './scratch-game.ts';
import { goldLeaf, koiPond, luckyTickets } from './titles.ts';

const declared = { returned: '0', returnedAtMost: null, deviation: '0' };

describe('a ticket', () => {
  const cells = (text: string) => ({ cells: text.split(' ') });
  const game = scratchGame(goldLeaf);

  it.each([
    ['three alike', 'dragon dragon dragon pine cloud empty empty crane peony', 100_000n],
    ['two alike', 'dragon dragon pine pine cloud cloud empty crane peony', 0n],
    ['three alike, wherever', 'empty crane pine crane empty dragon cloud crane empty', 500n],
    ['five alike as three', 'cloud cloud cloud cloud cloud pine pine crane empty', 100n],
    ['nine alike as three', 'ingot ingot ingot ingot ingot ingot ingot ingot ingot', 5_000n],
    ['two that stand thrice', 'pine cloud pine cloud pine cloud dragon dragon empty', 300n],
    ['three that stand thrice', 'pine cloud crane pine cloud crane pine cloud crane', 800n],
    ['empty cells', 'empty empty empty empty empty empty empty empty empty', 0n],
  ])('G1 with %s pays by that: %s', (_, text, hundredths) => {
    expect(game.pays(cells(text), {})).toBe(hundredths);
  });

  it('G1 names what pays, the most precious first', () => {
    const paid = paidSymbols(
      goldLeaf,
      cells('pine cloud pine cloud pine cloud empty empty empty').cells,
    );
    expect(paid.map(({ symbol }) => symbol)).toEqual(['pine', 'cloud']);
  });

  it('G1 is drawn cell by cell, each by one number below the weights’ sum', () => {
    // 65,536 values in 1,000 slices of 65. Numbers below 12 are dragons, below 32 phoenixes, below 66 ingots, from 440 on it is empty.
    const numbers = [0, 11, 12, 31, 32, 65, 439, 440, 999];
    const bytes = numbers.flatMap((number) => [
      Math.floor((number * 65) / 256),
      (number * 65) & 255,
    ]);
    // 65,000 is skipped.
    expect(game.draw(writtenStream([253, 232, ...bytes]), {})).toEqual({
      cells: [
        'dragon',
        'dragon',
        'phoenix',
        'phoenix',
        'ingot',
        'ingot',
        'cloud',
        'empty',
        'empty',
      ],
    });
  });
});

describe('what comes back', () => {
  it('G1 of two symbols with the same chance is what is reckoned by hand', () => {
    const data: ScratchData = {
      declared,
      symbols: [
        { symbol: 'one', weight: 1, hundredths: 100n },
        { symbol: 'other', weight: 1, hundredths: 0n },
      ],
    };
    const { least, most, deviation, mostHundredths } = scratchGame(data).mathematics();
    // Of 512 tickets 1 + 9 + 36 have none, one or two of it: 466 of 512.
    expect(least).toEqual({ part: 233n, whole: 256n });
    expect(most).toEqual(least);
    // 233 × 23 = 5,359, of 256².
    expect(deviation).toBeCloseTo(Math.sqrt(5_359) / 256, 12);
    expect(mostHundredths).toBe(100n);
    expect(describeScratch(data)).toMatchObject({
      prizes: [{ symbol: 'one', times: '1', oneIn: '1.1' }],
      anyOneIn: '1.1',
    });
  });

  it('G1 of two that pay counts a ticket with both once, and with both prizes', () => {
    const data: ScratchData = {
      declared,
      symbols: [
        { symbol: 'one', weight: 1, hundredths: 200n },
        { symbol: 'other', weight: 1, hundredths: 100n },
      ],
    };
    const { least, mostHundredths } = scratchGame(data).mathematics();
    // 466 of 512 have three of each: 3 × 233 of 256. At least one symbol is on every ticket three times.
    expect(least).toEqual({ part: 699n, whole: 256n });
    expect(mostHundredths).toBe(300n);
    expect(describeScratch(data).anyOneIn).toBe('1');
  });

  // The expected pays of the symbols add up, because the chance of three or more of one does not depend on the others.
  it.each([
    ['gold-leaf', goldLeaf],
    ['koi-pond', koiPond],
    ['lucky-tickets', luckyTickets],
  ])('G1 of %s is the sum of what its symbols return alone', (_, data) => {
    const parts = data.symbols.map(({ weight, hundredths }) => {
      const [own, other] = [BigInt(weight), BigInt(1_000 - weight)];
      const few = other ** 9n + 9n * own * other ** 8n + 36n * own ** 2n * other ** 7n;
      return hundredths * (1_000n ** 9n - few);
    });
    const { least } = scratchGame(data).mathematics();
    expect(least.part * 100n * 1_000n ** 9n).toBe(
      least.whole * parts.reduce((sum, part) => sum + part, 0n),
    );
  });
});

// A million tickets of the title with the highest deviation; more than a million cells of the others.
describe.each([
  ['gold-leaf', goldLeaf, 1_000_000],
  ['koi-pond', koiPond, 200_000],
  ['lucky-tickets', luckyTickets, 200_000],
])('drawn tickets of %s', { tags: ['nightly'] }, (name, data, rounds) => {
  const game = scratchGame(data);
  const counts = data.symbols.map(() => 0);
  const pairs = data.symbols.flatMap(() => data.symbols.map(() => 0));
  let sum = 0;
  beforeAll(() => {
    const stream = seededStream(name);
    const places = new Map(data.symbols.map(({ symbol }, place) => [symbol, place]));
    for (let at = 0; at < rounds; at += 1) {
      const drawn = game.draw(stream, {});
      sum += Number(game.pays(drawn, {})) / 100;
      const shown = drawn.cells.map((cell) => places.get(cell) ?? -1);
      for (const place of shown) counts[place] = (counts[place] ?? 0) + 1;
      for (const first of [0, 2, 4, 6]) {
        const pair = (shown[first] ?? -1) * counts.length + (shown[first + 1] ?? -1);
        pairs[pair] = (pairs[pair] ?? 0) + 1;
      }
    }
  });

  it('G1 show every symbol as often as its weight says, by chi-square at 99 %', () => {
    const due = data.symbols.map(({ weight }) => (rounds * 9 * weight) / 1_000);
    expect(chiSquare(counts, due)).toMatchObject({ passes: true });
  });

  it('G1 tell nothing about the cell beside, by the serial test at 99 %', () => {
    const due = data.symbols.flatMap((one) =>
      data.symbols.map((other) => (rounds * 4 * one.weight * other.weight) / 1_000 ** 2),
    );
    expect(chiSquare(pairs, due)).toMatchObject({ passes: true });
  });

  it('G1 bring back what is reckoned, within four standard errors', () => {
    const { least, deviation } = game.mathematics();
    const mean = Number(least.part) / Number(least.whole);
    expect(errorsOff({ sum, rounds }, { mean, deviation })).toBeLessThan(4);
  });
});
