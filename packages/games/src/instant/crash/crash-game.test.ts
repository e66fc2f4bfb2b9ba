import { describe, expect, it } from 'vitest';
import { chiSquare, runs } from '../../testing/statistics.ts';
import { errorsOff } from '../../testing/sample.ts';
import { seededStream, writtenStream } from '../../testing/test-streams.ts';
import { crashGame, describeCrash, leastTarget, pointOf } from './crash-game.ts';
import { exponential } from './exponential.ts';
import { paperKite, paperRocket } from './titles.ts';

const kite = crashGame(paperKite);
const games = { 'paper-kite': kite, 'paper-rocket': crashGame(paperRocket) };

describe('where a round ends', () => {
  it.each([
    // 97 ÷ 1, raised to 100.
    [0, 100n],
    // 97 ÷ 0.97
    [30_000_000, 100n],
    // 97 × 10⁹ ÷ 960,396,040 is just below 101, and with one less it is just above.
    [39_603_960, 100n],
    [39_603_961, 101n],
    [500_000_000, 194n],
    [514_999_999, 199n],
    [515_000_000, 200n],
    [900_000_000, 970n],
    // 97 × 10⁹ ÷ 970,001 and ÷ 970,000.
    [999_029_999, 99_999n],
    [999_030_000, 100_000n],
    [999_999_999, 100_000n],
  ])('G1 of the number %s: %s hundredths', (drawn, point) => {
    expect(pointOf(paperKite, drawn)).toBe(point);
  });

  it('G1 takes four bytes: 2³² values are a thousand millions of slices 4 wide', () => {
    // 515,000,000 × 4 = 2,060,000,000 = 7A C9 2B 00; EE 6B 28 00 is 4 × 10⁹ and skipped.
    const bytes = [0xee, 0x6b, 0x28, 0x00, 0x7a, 0xc9, 0x2b, 0x00];
    expect(kite.crashPoint(writtenStream(bytes))).toBe(200n);
  });

  it('G1 is lower where less comes back', () => {
    // 96 ÷ 0.5
    expect(pointOf(paperRocket, 500_000_000)).toBe(192n);
  });
});

describe('how it climbs', () => {
  it.each([
    ['paper-kite', 0, 100n],
    ['paper-kite', -5, 100n],
    // ln 1.01 ÷ 0.00006 = 165.8
    ['paper-kite', 165, 100n],
    ['paper-kite', 166, 101n],
    // ln 2 ÷ 0.00006 = 11,552.45
    ['paper-kite', 11_552, 199n],
    ['paper-kite', 11_553, 200n],
    // ln 1,000 ÷ 0.00006 = 115,129.3
    ['paper-kite', 115_129, 99_998n],
    ['paper-kite', 115_130, 100_000n],
    ['paper-kite', 10_000_000, 100_000n],
    // ln 2 ÷ 0.0001 = 6,931.5
    ['paper-rocket', 6_931, 199n],
    ['paper-rocket', 6_932, 200n],
  ] as const)('G1 of %s after %s ms stands at %s', (name, ms, hundredths) => {
    expect(games[name].standingAt(ms)).toBe(hundredths);
  });

  it('G1 reaches every hundredth in the first millisecond that stands there', () => {
    const wrong: bigint[] = [];
    for (let hundredths = 100n; hundredths <= 100_000n; hundredths += 1n) {
      const ms = kite.msAt(hundredths);
      const isFirst = ms === 0 || kite.standingAt(ms - 1) < hundredths;
      if (kite.standingAt(ms) < hundredths || !isFirst) wrong.push(hundredths);
    }
    expect(wrong).toEqual([]);
    expect([kite.msAt(100n), kite.msAt(200n), kite.msAt(100_000n)]).toEqual([0, 11_553, 115_130]);
  });

  it.each([[99n], [100_001n], [0n]])('G1 never stands at %s', (hundredths) => {
    expect(() => kite.msAt(hundredths)).toThrow(`No round stands at ${hundredths}.`);
  });

  it('G1 is e to the power, to ten digits and more', () => {
    const off = Array.from({ length: 2_000 }, (_, at) =>
      Math.abs(exponential(at / 100) / Math.exp(at / 100) - 1),
    );
    expect(Math.max(...off)).toBeLessThan(1e-11);
    expect(exponential(0)).toBe(1);
  });
});

describe('what comes back', () => {
  it('G1 is 97 per cent at most, for every target', () => {
    const { least, most, mostHundredths, deviation, mostDeviation } = kite.mathematics();
    // Targets that divide 97 × 10⁹ lose nothing, such as 200.
    expect(most).toEqual({ part: 97n, whole: 100n });
    // 99,853 goes 971,427 times into 97 × 10⁹, and leaves 99,769: no target leaves more.
    expect(least).toEqual({ part: 96_999_900_231n, whole: 100_000_000_000n });
    expect(mostHundredths).toBe(100_000n);
    // 2 with the chance 0.485: 2 × √(0.485 × 0.515) = 2 × √0.249775
    expect(deviation).toBeCloseTo(0.99955, 5);
    // 1,000 with the chance 0.00097: 1,000 × √(0.00097 × 0.99903)
    expect(mostDeviation).toBeCloseTo(31.12971, 5);
    expect(leastTarget).toBe(101n);
  });

  it('G1 is told to the page', () => {
    expect(describeCrash(paperRocket)).toEqual({
      returned: '96.0',
      returnedAtMost: '96.0',
      deviation: '1.0',
      volatility: { least: 1, most: 5 },
      most: '1000',
      mostTimes: '1000',
    });
  });
});

describe('a million rounds', () => {
  const rounds = 1_000_000;
  const stream = seededStream('paper-kite');
  const points = Array.from({ length: rounds }, () => Number(kite.crashPoint(stream)));
  const reaching = (target: number) => points.filter((point) => point >= target).length;

  it('G1 end as often between targets as is reckoned, by chi-square at 99 %', () => {
    // Each chance is 97 ÷ the target, which these divide.
    const targets = [100, 125, 160, 200, 250, 400, 500, 1_000, 2_500, 10_000, 50_000, 100_000];
    const chances = [1, ...targets.slice(1).map((target) => 97 / target)];
    const found = targets.map(
      (target, at) => reaching(target) - reaching(targets[at + 1] ?? Number.POSITIVE_INFINITY),
    );
    const due = chances.map((chance, at) => rounds * (chance - (chances[at + 1] ?? 0)));
    expect(chiSquare(found, due)).toMatchObject({ passes: true });
  });

  it('G1 tell nothing about the next, by runs and the serial test at 99 %', () => {
    expect(runs(points, 194)).toMatchObject({ passes: true });
    const sides = points.map((point) => (point >= 200 ? 1 : 0));
    const pairs = [0, 0, 0, 0];
    for (let at = 0; at + 1 < rounds; at += 2) {
      const pair = (sides[at] ?? 0) * 2 + (sides[at + 1] ?? 0);
      pairs[pair] = (pairs[pair] ?? 0) + 1;
    }
    const due = [0.515 * 0.515, 0.515 * 0.485, 0.485 * 0.515, 0.485 * 0.485];
    expect(
      chiSquare(
        pairs,
        due.map((part) => (part * rounds) / 2),
      ),
    ).toMatchObject({ passes: true });
  });

  it.each([[110], [200], [1_000], [10_000]])(
    'G1 bring back 97 per cent to who always leaves at %s, within four standard errors',
    (target) => {
      const chance = Math.floor(97_000_000_000 / target) / 1_000_000_000;
      const sum = (reaching(target) * target) / 100;
      const mean = (chance * target) / 100;
      const deviation = (target / 100) * Math.sqrt(chance * (1 - chance));
      expect(mean).toBeLessThanOrEqual(0.97);
      expect(errorsOff({ sum, rounds }, { mean, deviation })).toBeLessThan(4);
    },
  );
});
