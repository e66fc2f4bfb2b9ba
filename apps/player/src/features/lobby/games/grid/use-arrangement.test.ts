import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrange } from './use-arrangement.ts';

const firsts = fc.integer({ min: 0, max: 5_000 });
const counts = fc.integer({ min: 1, max: 60 });

describe('arrange', () => {
  test('LOBBY-05 at rest the document has the order of the eye', () => {
    expect(arrange(6, 6, 4)).toEqual([6, 7, 8, 9]);
  });

  test('LOBBY-05 a row that comes in below, or above, stands where the one was that left', () => {
    expect(arrange(6, 8, 4)).toEqual([10, 11, 8, 9]);
    expect(arrange(6, 4, 4)).toEqual([6, 7, 4, 5]);
  });

  test('LOBBY-05 every row is there once, and none moves in the document however far the page scrolls', () => {
    fc.assert(
      fc.property(firsts, firsts, counts, (rested, first, count) => {
        const shown = arrange(rested, first, count);
        expect(shown.toSorted((a, b) => a - b)).toEqual(arrange(first, first, count));
        const parts = (rows: number[]) => rows.map((row) => row % count);
        expect(parts(shown)).toEqual(parts(arrange(rested, rested, count)));
      }),
    );
  });
});
