import { describe, expect, test } from 'vitest';
import { currencyCode, formatMoney } from './money.ts';

describe('currencyCode', () => {
  test.each([
    ['TLB', 'PHP'],
    ['tlb', 'PHP'],
    ['VND1000', 'VND'],
    ['PHP', 'PHP'],
    [' brl ', 'BRL'],
    ['TLBX', 'TLB'],
    ['', ''],
  ])('MEMBER-08 %s is %s', (currency, code) => {
    expect(currencyCode(currency)).toBe(code);
  });
});

describe('formatMoney', () => {
  test.each([
    ['1250.00', 'PHP', '₱1,250.00'],
    ['1250.00', 'TLB', '₱1,250.00'],
    ['1250', 'EUR', '€1,250.00'],
    ['0.5', 'USDT', '$0.50'],
    ['1250.5', 'BRL', 'R$ 1.250,50'],
    ['1250.5', 'VND', '₫1,250'],
    ['-3.456', 'CNY', '-¥3.45'],
    ['12.3', '', '12.30'],
  ])('MEMBER-08 %s in %s reads %s', (amount, currency, text) => {
    expect(formatMoney(amount, currency)?.replaceAll('\u00a0', ' ')).toBe(text);
  });

  test('W2 no digit is lost and nothing is rounded up', () => {
    expect(formatMoney('12345678901234567890.999', 'USD')).toBe('$12,345,678,901,234,567,890.99');
    expect(formatMoney('0.29', 'EUR')).toBe('€0.29');
    expect(formatMoney('9007199254740993.01', 'EUR')).toBe('€9,007,199,254,740,993.01');
  });

  test.each(['', 'abc', '1e9', '1,000', '.5', '5.', ' 5', 'NaN', '0x10', '१२'])(
    'MEMBER-08 %j is no amount',
    (text) => {
      expect(formatMoney(text, 'USD')).toBeNull();
    },
  );
});
