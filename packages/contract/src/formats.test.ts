import { expect, test } from 'vitest';
import { dateFormat, numberFormat } from './formats.ts';

test('MEMBER-08 a format is made once for each locale and form', () => {
  const whole = { maximumFractionDigits: 0 };
  expect(numberFormat('en', whole)).toBe(numberFormat('en', { ...whole }));
  expect(numberFormat('de', whole).format(1_234.5)).toBe('1.235');
  expect(numberFormat('en', whole).format(1_234.5)).toBe('1,235');
  expect(numberFormat('en', {}).format(1_234.5)).toBe('1,234.5');
});

test('LOBBY-09 dates and numbers of one form do not meet', () => {
  const at = Date.UTC(2026, 10, 22);
  const inUtc = { timeZone: 'UTC' };
  expect(dateFormat('en-GB', inUtc).format(at)).toBe('22/11/2026');
  expect(dateFormat('en-US', inUtc).format(at)).toBe('11/22/2026');
  expect(numberFormat('en-GB', {}).format(7)).toBe('7');
});
