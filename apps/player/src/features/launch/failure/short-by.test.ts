import { expect, it } from 'vitest';
import { shortBy } from './short-by.ts';

it.each([
  ['0.85', '2.00', '1.15000'],
  ['0', '1', '1.00000'],
  ['0.00001', '90071992547409930.1', '90071992547409930.09999'],
  ['2.00', '2', null],
  ['3', '2', null],
  ['', '2', null],
  ['1e3', '2', null],
  ['-1', '2', null],
])('LAUNCH-01, W2 with %s of %s, %s is missing', (balance, least, missing) => {
  expect(shortBy(balance, least)).toBe(missing);
});
