import { expect, it } from 'vitest';
import { createMoney } from './money.ts';

it('MEMBER-08 amounts are written with the currency’s sign and digits, whole prices without a fraction', () => {
  const { exact, short } = createMoney('PHP');
  expect([exact(348_250_000n), short(2_000_000n), short(250_000_000_000n)]).toEqual([
    '₱3,482.50',
    '₱20',
    '₱2,500,000',
  ]);
  expect(short(150_000n)).toBe('₱1.50');
  expect(createMoney('IDR', 0).exact(250_099_000n)).toMatch(/^Rp\s2,500$/);
  expect(createMoney('IDR', 0).short(250_099_000n)).toMatch(/^Rp\s2,500$/);
  expect(createMoney('VND').short(100_000_000n)).toBe('₫1,000');
});

it('LAUNCH-04 play money without a name is a plain number', () => {
  expect(createMoney('XXX').exact(1_000_000_000n)).toBe('10,000.00');
});
