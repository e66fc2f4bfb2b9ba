// Fixed seeds, so that the verdict is the same on every machine: the seed of draw n is SHA-256 of `Minute Six n`.
import { hash } from 'node:crypto';
import { numberBelow } from '@parlour/games/fair/number-below';
import {
  chiSquare,
  countValues,
  evenChiSquare,
  runs,
  serial,
} from '@parlour/games/testing/statistics';
import { beforeAll, describe, expect, test } from 'vitest';
import { byteStream } from '../../fair/byte-stream.ts';
import { choose } from '@parlour/games/draws/chances';
import { sixOf45 } from '@parlour/games/draws/games/six-of-45';
import { drawNumbers } from './draw-numbers.ts';

const highestNumber = 45;
const countMatches = (picks: readonly number[], numbers: readonly number[]): number =>
  picks.filter((pick) => numbers.includes(pick)).length;
const drawsWith = (right: number): bigint => choose(6, right) * choose(39, 6 - right);

const numbersCount = 1_000_000;
/** The number of draws. `DRAWS=1000000 npx vitest run apps/studio/src/lottery/rules` takes about ten seconds. */
const drawsCount = Number(process.env['DRAWS'] ?? 150_000);
const middle = 23;
const seedOf = (draw: number): Buffer => hash('sha256', `Minute Six ${draw}`, 'buffer');

describe('a million numbers from 1 to 45', () => {
  const numbers = Array.from({ length: 100 }, (_, i) => byteStream(seedOf(i), 'numbers')).flatMap(
    (stream) =>
      Array.from({ length: numbersCount / 100 }, () => numberBelow(stream, highestNumber) + 1),
  );

  test('G1 pass chi-square, runs and serial tests at 99 %', () => {
    expect(numbers).toHaveLength(numbersCount);
    expect(evenChiSquare(countValues(numbers, highestNumber))).toMatchObject({ passes: true });
    expect(runs(numbers, middle)).toMatchObject({ passes: true });
    expect(serial(numbers, highestNumber)).toMatchObject({ passes: true });
  });
});

describe('many draws', () => {
  const draws: number[][] = [];
  let firsts: number[] = [];

  beforeAll(() => {
    for (let draw = 0; draw < drawsCount; draw += 1) {
      draws.push(
        drawNumbers(
          seedOf(draw),
          { series: 'minute-six', issue: `20261121-${draw}` },
          sixOf45.machine,
        ),
      );
    }
    firsts = draws.map(([first = 0]) => first);
  }, 120_000);

  test('G1 chi-square: each number comes equally often, in every place and in all together', () => {
    for (let place = 0; place < 6; place += 1) {
      const numbers = draws.map((each) => each[place] ?? 0);
      expect(evenChiSquare(countValues(numbers, highestNumber))).toMatchObject({ passes: true });
    }
    const all = countValues(draws.flat(), highestNumber);
    expect(evenChiSquare(all, 44 / 39)).toMatchObject({ passes: true });
  });

  test('G1 runs: above and below the middle change as often as chance has it', () => {
    expect(runs(firsts, middle)).toMatchObject({ passes: true });
  });

  test('G1 serial: no number says anything about the next draw, nor about the next ball', () => {
    expect(serial(firsts, highestNumber)).toMatchObject({ passes: true });
    const pairs = draws.map(([first = 0, second = 0]) => {
      const left = second > first ? second - 1 : second;
      return (first - 1) * (highestNumber - 1) + left;
    });
    const counts = countValues(pairs, highestNumber * (highestNumber - 1));
    expect(evenChiSquare(counts)).toMatchObject({ passes: true });
  });

  test('G1 a slip is right as often as the prize table reckons with', () => {
    const own = [4, 11, 19, 27, 33, 42];
    const seen = countValues(
      draws.map((numbers) => Math.min(countMatches(own, numbers), 5) + 1),
      6,
    );
    const chance = (matches: number): number =>
      (Number(drawsWith(matches)) / Number(choose(45, 6))) * drawsCount;
    const due = [0, 1, 2, 3, 4].map(chance);
    expect(chiSquare(seen, [...due, chance(5) + chance(6)])).toMatchObject({ passes: true });
  });
});

describe('the tests themselves', () => {
  /** Enough fixed bytes for a generator that is wrong in a known way. */
  const bytes = Array.from({ length: 6_000 }, (_, i) => [...seedOf(i)]).flat();

  test('G1 they refuse the remainder of a byte', () => {
    const numbers = bytes.map((byte) => (byte % highestNumber) + 1);
    expect(evenChiSquare(countValues(numbers, highestNumber)).passes).toBe(false);
  });

  test('G1 they refuse numbers that lean on the one before', () => {
    const fair = bytes.filter((byte) => byte < 225).map((byte) => Math.floor(byte / 5) + 1);
    const leaning = fair.map((number, i) => (i > 0 && number < 3 ? (fair[i - 1] ?? 1) : number));
    expect(serial(fair, highestNumber).passes).toBe(true);
    expect(serial(leaning, highestNumber).passes).toBe(false);
    expect(runs(fair, middle).passes).toBe(true);
    expect(runs(leaning, middle).passes).toBe(false);
  });
});
