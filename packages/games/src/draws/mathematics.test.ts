import { describe, expect, test } from 'vitest';
import { fraction } from '../fair/fraction.ts';
import { paysOf, readPicks } from './bets/bets.ts';
import { chancesOf, choose, everyDraw } from './chances.ts';
import type { BetKind, DrawGame, KindMathematics } from './draw-game.ts';
import { drawGames } from './games/draw-games.ts';
import { isLess, mathematicsOf } from './mathematics.ts';

const found = (name: keyof typeof drawGames, bet: string): KindMathematics => {
  const one = mathematicsOf(drawGames[name]).find(({ kind }) => kind === bet);
  if (!one) throw new Error(`${name} has no bet ${bet}.`);
  return one;
};

describe('by hand', () => {
  test('G1 six of 45 gives back 5,235,950 of 8,145,060', () => {
    // Draws with 3, 4, 5, 6 right: 20 × 9,139 = 182,780; 15 × 741 = 11,115; 6 × 39 = 234; 1.
    // Paid: 15 × 182,780 + 150 × 11,115 + 3,000 × 234 + 125,000 = 2,741,700 + 1,667,250 + 702,000 + 125,000.
    const six = found('six-of-45', 'match');
    expect(six.least).toEqual(fraction(5_235_950n, 8_145_060n));
    expect(six.most).toEqual(six.least);
    expect(six.mostHundredths).toBe(12_500_000n);
    expect(six.chances).toEqual({
      3: fraction(182_780n, 8_145_060n),
      4: fraction(11_115n, 8_145_060n),
      5: fraction(234n, 8_145_060n),
      6: fraction(1n, 8_145_060n),
    });
  });

  test('G1 boxes of three digits give back nine tenths, whatever their shape', () => {
    // 6 of 1,000 draws × 150, and 3 of 1,000 × 300.
    expect(found('pick-three', 'box')).toMatchObject({
      least: { part: 9n, whole: 10n },
      most: { part: 9n, whole: 10n },
      chances: { 6: { part: 3n, whole: 500n }, 3: { part: 3n, whole: 1_000n } },
      mostHundredths: 30_000n,
    });
  });

  test('G1 boxes of five digits come as often as their digits have orders', () => {
    expect(found('pick-five', 'box').chances).toEqual({
      120: fraction(120n, 100_000n),
      60: fraction(60n, 100_000n),
      30: fraction(30n, 100_000n),
      20: fraction(20n, 100_000n),
      10: fraction(10n, 100_000n),
      5: fraction(5n, 100_000n),
    });
  });

  test('G1 keno with two spots gives back 291 of 316', () => {
    // 80 × 79 / 2 = 3,160 pairs: 20 × 19 / 2 = 190 have both among the twenty, and 20 × 60 = 1,200 one of them.
    // 9 × 190 + 1,200 = 2,910 of 3,160.
    expect(found('keno', 'spot-2').least).toEqual({ part: 291n, whole: 316n });
  });

  test('G1 ten of ten in keno come once in some 8.9 million draws', () => {
    // 20 over 10 of 80 over 10.
    expect(found('keno', 'spot-10').chances['10']).toEqual(fraction(184_756n, 1_646_492_110_120n));
  });

  test('G1 dice', () => {
    // A double: 15 of 216 show the face twice, 1 three times; 16 × 12.5 = 200 of 216.
    expect(found('three-dice', 'double').least).toEqual({ part: 25n, whole: 27n });
    // A face: 75 × 2 + 15 × 3 + 1 × 4 = 199 of 216.
    expect(found('three-dice', 'face').least).toEqual({ part: 199n, whole: 216n });
    // Small: 108 of 216 sums are 10 at most, three of them triples: 105 × 1.9 = 199.5 of 216.
    expect(found('three-dice', 'small').least).toEqual({ part: 133n, whole: 144n });
    // Sums: least 3 × 66 = 198 for 4, most 10 × 20 = 200 for 6, of 216.
    expect(found('three-dice', 'sum')).toMatchObject({
      least: { part: 11n, whole: 12n },
      most: { part: 25n, whole: 27n },
      mostHundredths: 6_600n,
    });
  });

  test('G1 a race', () => {
    // There are 10 × 9 × 8 = 720 orders of the first three: 650 of 720.
    expect(found('race-of-ten', 'trifecta').least).toEqual({ part: 65n, whole: 72n });
    // Two of 90 orders of the first two are the quinella: 2 × 40.5 of 90.
    expect(found('race-of-ten', 'quinella').least).toEqual({ part: 9n, whole: 10n });
  });

  test('G1 how far a slip strays', () => {
    // A winner pays 9 once in ten: the mean of the squares is 8.1, that of the mean 0.81; the root of 7.29.
    expect(found('race-of-ten', 'winner').deviation).toBeCloseTo(2.7, 12);
    // The sum 4 deviates most: 66² × 3 / 216 - (11 / 12)² = 60.5 - 0.8403.
    expect(found('three-dice', 'sum').deviation).toBeCloseTo(Math.sqrt(60.5 - 121 / 144), 12);
  });

  test('G1 three of six: both of two picks in 4 of 20 draws, one in 12, none in 4', () => {
    const machine = { count: 3, low: 1, high: 6, isDistinct: true };
    const kind: BetKind = { name: 'two', way: 'match', picks: 2, odds: { 0: 1, 1: 1, 2: 1, 3: 1 } };
    const { ways, whole } = chancesOf({ kind, machine }, [1, 2], []);
    expect(whole).toBe(20n);
    expect([...ways]).toEqual([
      ['0', 4n],
      ['1', 12n],
      ['2', 4n],
    ]);
  });
});

describe('counting', () => {
  test('G1 n over k', () => {
    expect([choose(5, 0), choose(5, 2), choose(5, 5)]).toEqual([1n, 10n, 1n]);
    expect([choose(5, 6), choose(5, -1)]).toEqual([0n, 0n]);
    expect(choose(80, 20)).toBe(3_535_316_142_212_174_320n);
  });

  test('G1 all draws of a machine are there once', () => {
    const dice = everyDraw(drawGames['three-dice'].machine);
    expect(new Set(dice.map(String)).size).toBe(216);
    const firsts = everyDraw(drawGames['race-of-ten'].machine);
    expect(new Set(firsts.map(String)).size).toBe(720);
  });
});

/** Every list of `picks` numbers from 0 to 18, valid or not. */
function everyPick({ picks }: BetKind): number[][] {
  let lists: number[][] = [[]];
  for (let left = picks; left > 0; left -= 1) {
    lists = lists.flatMap((list) => Array.from({ length: 19 }, (_, i) => [...list, i]));
  }
  return lists;
}

/** Returns each valid pick once, in its canonical form. */
function validPicks({ machine }: DrawGame, kind: BetKind): number[][] {
  const read = everyPick(kind).map((sent) => readPicks(kind, machine, sent));
  const byText = new Map(read.flatMap((picks) => (picks ? [[String(picks), picks] as const] : [])));
  return [...byText.values()];
}

describe('no pick is left out of what is reckoned', () => {
  test.each([
    ['pick-three', [1_000, 210, 30]],
    ['three-dice', [1, 1, 6, 14, 6, 6, 1]],
    ['race-of-ten', [10, 10, 90, 45, 720]],
  ] as const)('G1 all of %s give back what was found', (name, counts) => {
    const game: DrawGame = drawGames[name];
    const draws = everyDraw(game.machine);
    const all = game.kinds.map((kind) => validPicks(game, kind));
    expect(all.map((picks) => picks.length)).toEqual(counts);
    const returns = game.kinds.map(({ name: kind }, i) =>
      (all[i] ?? []).map((picks) => {
        const paid = draws.reduce((sum, drawn) => sum + paysOf(game, { kind, picks }, drawn), 0n);
        return fraction(paid, BigInt(draws.length) * 100n);
      }),
    );
    const extremes = returns.map((each) => {
      const sorted = each.toSorted((one, other) => (isLess(one, other) ? -1 : 1));
      return { least: sorted.at(0), most: sorted.at(-1) };
    });
    expect(mathematicsOf(game)).toMatchObject(extremes);
  });
});
