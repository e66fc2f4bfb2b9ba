import { expect, test } from 'vitest';
import { addressKey } from './address-key.ts';
import { remember } from './remember.ts';

test('A5 what follows from an address is worked out once, and never more is kept than there is room for', () => {
  let made = 0;
  const lengthOf = remember((text: string) => {
    made += 1;
    return text.length;
  });
  expect([lengthOf('203.0.113.7'), lengthOf('203.0.113.7')]).toEqual([11, 11]);
  expect(made).toBe(1);
  const long = 'a'.repeat(100);
  expect([lengthOf(long), lengthOf(long)]).toEqual([100, 100]);
  expect(made).toBe(3);
  for (let each = 0; each < 10_000; each += 1) lengthOf(String(each));
  made = 0;
  expect(lengthOf('203.0.113.7')).toBe(11);
  expect(made).toBe(1);
});

test('A5 a caller that has hung up has no address, and counts with all whose address is not known', () => {
  expect([addressKey(undefined), addressKey(undefined)]).toEqual(['unknown', 'unknown']);
});
