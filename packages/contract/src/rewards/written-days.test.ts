import { expect, test } from 'vitest';
import { writeDays } from './written-days.ts';

const plain = (text: string): string => text.replaceAll(/[\s\u2009]+/g, ' ');

test.each([
  ['a day', '2026-11-25', '2026-11-25', 'Wed 25 Nov'],
  ['a week', '2026-11-23', '2026-11-29', 'Mon 23 Nov – Sun 29 Nov'],
  ['a week over the end of a month', '2026-11-30', '2026-12-06', 'Mon 30 Nov – Sun 6 Dec'],
  ['a month', '2026-11-01', '2026-11-30', '1 – 30 November'],
])(
  'MEMBER-10 the days of %s are the merchant’s, wherever they are read',
  (...[, from, to, text]) => {
    expect(plain(writeDays({ from, to }, 'EN'))).toBe(text);
  },
);

test('MEMBER-10 each language writes them in its own words, with Latin digits', () => {
  const week = { from: '2026-11-23', to: '2026-11-29' };
  expect(plain(writeDays(week, 'TH'))).toMatch(/23.*29 พ\.ย\./);
  expect(plain(writeDays(week, 'UR'))).toMatch(/23.*29 نومبر/);
});
