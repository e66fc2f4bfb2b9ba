import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ipv4Range, writeCountryDatabase } from './country-database.ts';
import { documentationCountries } from './documentation-ranges.ts';

test('BOOT-09 the file that is shipped holds the ranges that are listed: node apps/sandbox/src/countries/write.ts', () => {
  const shipped = readFileSync(new URL('../../countries.mmdb', import.meta.url));
  expect(shipped.equals(documentationCountries())).toBe(true);
});

test('BOOT-09 a range that lies in another one is refused', () => {
  const country = { code: 'PH', name: 'Philippines' };
  const write = () =>
    writeCountryDatabase([ipv4Range('192.0.2.0/24', country), ipv4Range('192.0.2.7/32', country)]);
  expect(write).toThrow('a range lies in another one');
});
