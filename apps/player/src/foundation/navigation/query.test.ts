import { expect, it } from 'vitest';
import { handOffParameters, withoutParameters } from './query.ts';

it.each([
  ['', ''],
  ['?r=1&affiliateCode=a%20b', '?r=1&affiliateCode=a%20b'],
  ['?token=abc', ''],
  ['?r=1&token=abc&tokens=def&x=2', '?r=1&x=2'],
  ['?tokens=', ''],
  ['?mytoken=1', '?mytoken=1'],
])('ROUTE-04 the query %s becomes "%s"', (search, rest) => {
  expect(withoutParameters(search, handOffParameters)).toBe(rest);
});
