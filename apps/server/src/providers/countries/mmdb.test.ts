import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openCountryDatabase } from './mmdb.ts';

const shipped = fileURLToPath(new URL('../../../../sandbox/countries.mmdb', import.meta.url));

test.each([
  ['192.0.2.0', 'PH'],
  ['192.0.2.255', 'PH'],
  ['192.0.1.255', null],
  ['192.0.3.0', null],
  ['198.51.100.7', 'TH'],
  ['203.0.113.7', 'MT'],
  ['::ffff:203.0.113.7', 'MT'],
  ['2001:db8::1', 'IN'],
  ['2001:db8:ffff:ffff:ffff:ffff:ffff:ffff', 'IN'],
  ['2001:db9::', null],
  ['127.0.0.1', null],
  ['::1', null],
  ['', null],
  ['unknown', null],
])('BOOT-09 the country of %j is %s', (address, country) => {
  expect(openCountryDatabase(shipped)(address)).toBe(country);
});

test('BOOT-09 a file that is none is refused when it is opened', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-countries-'));
  const file = join(folder, 'none.mmdb');
  writeFileSync(file, 'no database');
  expect(() => openCountryDatabase(file)).toThrow(/./);
  rmSync(folder, { recursive: true });
});
