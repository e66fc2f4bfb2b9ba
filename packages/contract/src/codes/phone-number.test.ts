import { expect, test } from 'vitest';
import { inAsciiDigits } from './ascii-digits.ts';
import { readPhoneNumber, type NumberTable } from './phone-number.ts';

/** The numbers that these rows need: from Vietnam and Indonesia, where national numbers may begin with the digits of their country's code, and from Argentina. */
const known: Record<string, string> = {
  '+84841234567': 'MOBILE',
  '+84912345678': 'MOBILE',
  '+628123456789': 'MOBILE',
  '+62628123456789': 'FIXED_LINE',
  '+62211234567': 'FIXED_LINE',
  '+541123456789': 'FIXED_LINE',
  '+5491123456789': 'MOBILE',
};
const table: NumberTable = (number) => {
  const kind = known[number];
  const home = { number, countryCallingCode: number.slice(1, 3), nationalNumber: number.slice(3) };
  return { ...home, getType: () => kind };
};
const read = (typed: string, dialingCode?: string) =>
  readPhoneNumber(typed, dialingCode, table)?.number ?? null;

test.each([
  ['841234567', '84', '+84841234567'],
  ['84841234567', '84', '+84841234567'],
  ['+84 84 123 45 67', '84', '+84841234567'],
  ['84912345678', '84', '+84912345678'],
  ['62 812 3456 789', '62', '+628123456789'],
  ['0062 62 812 3456 789', undefined, '+628123456789'],
  ['(+62) 812\u2011345\u20106789', '84', '+628123456789'],
  ['\u202a+84 91 234 56 78\u202c', undefined, '+84912345678'],
  ['21 1234567', '62', '+62211234567'],
  ['11 2345 6789', '54', '+5491123456789'],
  ['+54 9 11 2345 6789', '84', '+5491123456789'],
  ['21 123456', '62', null],
  ['84912345678', undefined, null],
  ['', '84', null],
  ['+', undefined, null],
  ['84 91 234 56 78 a', '84', null],
])('LOGIN-09 %j beside %j means %j', (typed, dialingCode, number) => {
  expect(read(typed, dialingCode)).toBe(number);
});

test('LOGIN-09 digits of every script count', () => {
  expect(inAsciiDigits('๐๘๑ ٠٣ ۹ ০৯ ၄ ９ x')).toBe('081 03 9 09 4 9 x');
});
