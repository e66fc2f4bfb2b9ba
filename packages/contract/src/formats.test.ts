import { expect, test } from 'vitest';
import { dateFormat, numberFormat } from './formats.ts';

test('MEMBER-08 a format is made once for each locale and form', () => {
  const whole = { maximumFractionDigits: 0 };
  expect(numberFormat('en', whole)).toBe(numberFormat('en', { ...whole }));
  expect(numberFormat('de', whole).format(1_234.5)).toBe('1.235');
  expect(numberFormat('en', whole).format(1_234.5)).toBe('1,235');
  expect(numberFormat('en', {}).format(1_234.5)).toBe('1,234.5');
});

test.each(['en-GB', 'th', 'ur', 'en-US'])(
  'LANG-03 times in %s are on the clock of 24 hours',
  (locale) => {
    const evening = Date.UTC(2026, 10, 22, 20, 5);
    const inUtc = { timeZone: 'UTC' } as const;
    const clock = { ...inUtc, hour: '2-digit', minute: '2-digit' } as const;
    expect(dateFormat(locale, clock).format(evening)).toBe('20:05');
    expect(dateFormat(locale, clock).format(Date.UTC(2026, 10, 22))).toBe('00:00');
    expect(dateFormat(locale, { ...inUtc, timeStyle: 'short' }).format(evening)).toBe('20:05');
    expect(dateFormat(locale, { ...inUtc, dateStyle: 'short' }).format(evening)).not.toContain(':');
  },
);

test('LOBBY-09 dates and numbers of one form do not meet', () => {
  const at = Date.UTC(2026, 10, 22);
  const inUtc = { timeZone: 'UTC' };
  expect(dateFormat('en-GB', inUtc).format(at)).toBe('22/11/2026');
  expect(dateFormat('en-US', inUtc).format(at)).toBe('11/22/2026');
  expect(numberFormat('en-GB', {}).format(7)).toBe('7');
});
