import { expect, test } from 'vitest';
import { isoDigits } from './currencies.ts';
import { formatMoney } from '../money.ts';

test.each([
  ['IDR', 2],
  ['COP', 2],
  ['HUF', 2],
  ['MMK', 2],
  ['PKR', 2],
  ['VND', 0],
  ['JPY', 0],
  ['KWD', 3],
  ['USDT', null],
  ['XXX', null],
])('MEMBER-08 %s has the digits of ISO 4217, whatever the engine says: %j', (code, digits) => {
  expect(isoDigits(code)).toBe(digits);
});

const known = Intl.supportedValuesOf('currency').filter((code) => isoDigits(code) !== null);

test('MEMBER-08 an amount of every currency has its digits, and the same digits wherever it is written', () => {
  expect(known.length).toBeGreaterThan(150);
  for (const code of known) {
    const written = formatMoney('1234.56789', code) ?? '';
    const [, part = ''] = /1[.,]234(?:[.,](\d+))?/.exec(written) ?? [];
    expect(part, `${code}: ${written}`).toBe('56789'.slice(0, isoDigits(code) ?? 0));
  }
});
