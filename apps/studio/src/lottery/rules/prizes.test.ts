import { describe, expect, test } from 'vitest';
import {
  choose,
  countMatches,
  drawsWith,
  longRunReturn,
  priceIn,
  prizeOf,
  returnPerMille,
} from './prizes.ts';

describe('the prize table', () => {
  test('G1 every draw is counted once: 8,145,060 of them', () => {
    expect(choose(45, 6)).toBe(8_145_060n);
    const counts = [0, 1, 2, 3, 4, 5, 6].map(drawsWith);
    expect(counts.reduce((sum, each) => sum + each)).toBe(choose(45, 6));
    expect(counts.slice(3)).toEqual([182_780n, 11_115n, 234n, 1n]);
  });

  test('G1 pays back 5,235,950 of 8,145,060 stakes in the long run, which is 64.3 %', () => {
    expect(longRunReturn).toEqual({ paid: 5_235_950n, staked: 8_145_060n });
    expect(returnPerMille()).toBe(643n);
  });

  test('G1 combinatorics agree with the draws of a small lottery, counted one by one', () => {
    let three = 0;
    for (let draw = 0; draw < 2 ** 9; draw += 1) {
      const numbers = Array.from({ length: 9 }, (_, i) => i).filter((i) => draw & (1 << i));
      if (numbers.length === 4 && countMatches([0, 1, 2, 3], numbers) === 3) three += 1;
    }
    expect(BigInt(three)).toBe(choose(4, 3) * choose(5, 1));
  });

  test('W2 prizes are whole multiples of the price', () => {
    const peso = priceIn('PHP') ?? 0n;
    expect([0, 1, 2, 3, 4, 5, 6].map((matches) => prizeOf(matches, peso))).toEqual([
      0n,
      0n,
      0n,
      30_000_000n,
      300_000_000n,
      6_000_000_000n,
      250_000_000_000n,
    ]);
    expect([priceIn('EUR'), priceIn('USD'), priceIn('GBP')]).toEqual([100_000n, 100_000n, null]);
    expect(priceIn('TLB')).toBe(peso);
  });
});
