import { describe, expect, test } from 'vitest';
import { chanceOfError, comparisonLines } from './comparison-table.ts';
import { loadFigures } from './load-table.ts';
import { comparePairs, compareRounds, median, type Figure } from './statistics.ts';

const less = { name: 'p99', better: 'less' } as const;
const more = { name: 'per second', better: 'more' } as const;
const pairs = (...values: [here: number, there: number][]) =>
  values.map(([here, there]) => ({ here, there }));

describe('two builds', () => {
  test('HOUSE the median is the one in the middle, not the mean', () => {
    expect(median([900, 1, 2])).toBe(2);
    expect(median([])).toBeNaN();
  });

  test('HOUSE what every round shows is a difference, whichever way is the better one', () => {
    const slower = pairs([11, 10], [23, 20], [12, 11], [12, 11], [12, 11]);
    expect(comparePairs(less, slower).verdict).toBe('worse');
    expect(comparePairs(more, slower).verdict).toBe('better');
    const faster = slower.map(({ here, there }) => ({ here: there, there: here }));
    expect(comparePairs(less, faster).verdict).toBe('better');
    expect(comparePairs(more, faster).verdict).toBe('worse');
  });

  test('HOUSE what one round shows the other way is none, however large', () => {
    const { verdict, ratio, spread } = comparePairs(
      less,
      pairs([30, 10], [30, 10], [9, 10], [30, 10], [30, 10]),
    );
    expect({ verdict, ratio, spread }).toEqual({
      verdict: 'no difference',
      ratio: 3,
      spread: [0.9, 3],
    });
  });

  test('HOUSE a machine that gets slower from round to round hides nothing', () => {
    expect(
      comparePairs(less, pairs([11, 10], [22, 20], [44, 40], [88, 80], [176, 160])).verdict,
    ).toBe('worse');
  });

  test('HOUSE two zeroes are alike, and one zero is a difference', () => {
    expect(comparePairs(less, pairs([0, 0], [0, 0], [0, 0], [0, 0], [0, 0]))).toMatchObject({
      ratio: 1,
      verdict: 'no difference',
    });
    expect(comparePairs(less, pairs([1, 0], [1, 0], [2, 0], [1, 0], [1, 0])).verdict).toBe('worse');
  });

  test('HOUSE four rounds are too few to tell', () => {
    expect(comparePairs(less, pairs([20, 10], [20, 10], [20, 10], [20, 10])).verdict).toBe(
      'too few rounds',
    );
  });

  test('HOUSE a figure that one of the builds lacks is left out', () => {
    const figure = (name: string, value: number): Figure => ({ name, better: 'less', value });
    const round = { here: [figure('old', 2), figure('new', 1)], there: [figure('old', 1)] };
    expect(compareRounds([round, round, round, round, round])).toMatchObject([
      { name: 'old', ratio: 2, verdict: 'worse' },
    ]);
  });
});

describe('the table', () => {
  test('HOUSE each figure has its medians, ratio, spread and verdict in one line', () => {
    const lines = comparisonLines([
      comparePairs(less, pairs([11, 10], [23, 20], [12, 11], [12, 11], [12, 11])),
      comparePairs(more, pairs([412.34, 400], [400, 410], [1, 0], [400, 400], [400, 400])),
    ]);
    expect(lines.map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
      'figure here there ratio spread here is',
      'p99 12 11 1.09 1.09 to 1.15 worse beyond the spread',
      'per second 400 400 1.00 0.98 to ∞ no difference',
    ]);
  });

  test('HOUSE says how often chance alone tells two equal builds apart', () => {
    expect(chanceOfError(6)).toBe('1 in 32');
  });
});

describe('the figures of a bench', () => {
  test('HOUSE of each page every figure is the median of its loads', () => {
    const load = {
      fcp: 1,
      lcp: 2,
      usable: 3,
      hydrated: 4,
      blocked: 5,
      cls: 0,
      scriptKb: 77,
      scripts: 6,
      requests: 7,
    };
    const loads = [load, { ...load, fcp: 9 }, { ...load, fcp: 5 }];
    const figures = loadFigures(new Map([['login', loads]]));
    expect(figures[0]).toEqual({ name: 'login fcp', better: 'less', value: 5 });
    expect(figures.map(({ name }) => name)).toEqual(
      Object.keys(load).map((name) => `login ${name}`),
    );
  });
});
