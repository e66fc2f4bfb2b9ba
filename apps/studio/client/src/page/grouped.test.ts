import { expect, test } from 'vitest';
import { grouped } from './grouped.ts';

test('G1 numbers have their thousands apart, and keep what stands behind the point', () => {
  expect(['8145060', '7272.8', '1000', '999', '2.50', '0.5'].map(grouped)).toEqual([
    '8,145,060',
    '7,272.8',
    '1,000',
    '999',
    '2.50',
    '0.5',
  ]);
});
