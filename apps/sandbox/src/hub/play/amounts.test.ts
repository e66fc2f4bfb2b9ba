import { readExactJson, writeExactJson } from '@parlour/supplier/exact-json';
import { describe, expect, it } from 'vitest';
import { readAmount, showAmount } from './amounts.ts';

describe('amounts', () => {
  it.each([
    ['10', 1_000_000n],
    ['10.5', 1_050_000n],
    [' 0.01 ', 1_000n],
    ['999999999.99', 99_999_999_999_000n],
  ])('W2 %j is read as whole 1/100000', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each(['', '0', '0.00', '-1', '+1', '1.', '.5', '1.001', '1e3', '1,5', '٣', '1000000000'])(
    'W2 %j is no amount',
    (text) => {
      expect(readAmount(text)).toBeNull();
    },
  );

  it('W2 they are shown in the currency, and play money without one', () => {
    expect(showAmount(999_000_000n, 'PHP')).toBe('₱9,990.00');
    expect(showAmount(999_999n, 'EUR')).toBe('€9.99');
    expect(showAmount(1n, '')).toBe('0.00');
    expect(showAmount(9_007_199_254_740_993_00000n, 'XXX')).toBe('9,007,199,254,740,993.00');
  });

  it('W2 JSON keeps every digit both ways', () => {
    const text = '{"amount":9007199254740993,"list":[-1,0.5],"text":"1"}';
    const value = readExactJson(text);
    expect(value).toEqual({ amount: 9_007_199_254_740_993n, list: [-1n, 0.5], text: '1' });
    expect(writeExactJson(value)).toBe(text);
  });
});
