import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencyCode, currencyStyle, decimalText, formatMoney, formatPrize } from './money.ts';

describe('currencyCode', () => {
  test.each([
    ['TLB', 'PHP'],
    ['tlb', 'PHP'],
    ['VND1000', 'VND'],
    ['PHP', 'PHP'],
    [' brl ', 'BRL'],
    ['PHP-2', 'PHP'],
    ['TLBX', 'TLBX'],
    ['USDT', 'USDT'],
    ['mBTC', 'mBTC'],
    ['KVND', 'KVND'],
    ['BTC', 'BTC'],
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
    ['0.5', 'USDT', 'USDT 0.50'],
    ['-1250.5', 'mBTC', '-mBTC 1,250.50'],
    ['1250', 'KVND', 'KVND 1,250.00'],
    ['1250.5', 'IDR', 'Rp 1,250.50'],
    ['1250.5', 'PKR', 'Rs 1,250.50'],
    ['1250.5', 'BRL', 'R$ 1.250,50'],
    ['1250.5', 'VND', '₫1,250'],
    ['-3.456', 'CNY', '-¥3.45'],
    ['12.3', '', '12.30'],
  ])('MEMBER-08 %s in %s reads %s', (amount, currency, text) => {
    expect(formatMoney(amount, currency)?.replaceAll('\u00a0', ' ')).toBe(text);
  });

  test('MEMBER-08 a merchant may leave the fraction out of its own currency', () => {
    const own = { currency: 'IDR', digits: 0 };
    expect(formatMoney('1250.99', 'IDR', own)).toMatch(/^Rp\s1,250$/);
    expect(formatMoney('1250.99', 'USD', own)).toBe('US$1,250.99');
    expect(formatPrize('1250.99', 'IDR', own)).toMatch(/^Rp\s1,250$/);
  });

  test.each([
    ['HKD', 'HK$9.50'],
    ['USD', 'US$9.50'],
    ['CNY', 'CN¥9.50'],
    ['JPY', 'JP¥9'],
    ['PHP', '₱9.50'],
    ['BRL', 'R$ 9,50'],
    ['PKR', 'PKR 9.50'],
    ['USDT', 'USDT 9.50'],
  ])('MEMBER-08 where several currencies meet %s is told from the others: %s', (code, text) => {
    const written = [null, { currency: 'SGD', digits: null }].map((among) =>
      formatMoney('9.50', code, among)?.replaceAll('\u00a0', ' '),
    );
    expect(written).toEqual([text, text]);
    expect(formatMoney('9.50', 'SGD', { currency: 'SGD', digits: null })).toBe('$9.50');
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

describe('decimalText', () => {
  test.each([
    [125_000_000n, 'PHP', '1250.00'],
    [0n, 'EUR', '0.00'],
    [999n, 'EUR', '0.00'],
    [1_999n, 'EUR', '0.01'],
    [125_099_999n, 'JPY', '1250'],
    [12_345_678n, 'KWD', '123.456'],
    [100_000n, 'TLB', '1.00'],
    [-150_000n, 'EUR', '-1.50'],
    [9_223_372_036_854_775_807n, 'USD', '92233720368547.75'],
  ] as const)('W2 %s in %s is %s', (amount, currency, text) => {
    expect(decimalText(amount, currency)).toBe(text);
  });

  test('W2 what is shown is never more than there is, and less by less than the smallest coin', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }), (amount) => {
        const [whole = '', part = ''] = decimalText(amount, 'EUR').split('.');
        const shown = BigInt(whole) * 100_000n + BigInt(part) * 1_000n;
        expect(shown <= amount && amount - shown < 1_000n).toBe(true);
      }),
    );
  });
});

describe('currencyStyle', () => {
  test.each([
    ['PHP', { symbol: '₱', digits: 2 }],
    ['VND', { symbol: '₫', digits: 0 }],
    ['TLB', { symbol: '₱', digits: 2 }],
    ['', { symbol: '', digits: 2 }],
  ])('MEMBER-08 %s is written with %j', (currency, style) => {
    expect(currencyStyle(currency)).toEqual(style);
  });
});
