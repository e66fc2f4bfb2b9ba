import { localeOf } from '@parlour/contract/languages';
import { describe, expect, it } from 'vitest';
import { createTimes } from './times.ts';

const at = new Date(2026, 10, 22, 20, 22).getTime();
const later = new Date(2026, 10, 22, 23, 59).getTime();
const nextDay = new Date(2026, 10, 23, 0, 1).getTime();

describe('times', () => {
  it.each([
    ['EN', ['20:22', '22 Nov, 20:22', '20:22:00']],
    ['TH', ['20:22', '22 พ.ย. 20:22', '20:22:00']],
    ['UR', ['8:22 PM', '22 نومبر، 8:22 PM', '8:22:00 PM']],
  ] as const)('LANG-04 in %s are written as their reader is used to', (language, written) => {
    const times = createTimes(localeOf(language));
    const plain = (text: string) => text.replaceAll(/\s/g, ' ');
    const shown = [times.short(at, later), times.short(at, nextDay), times.exact(at)];
    expect(shown.map(plain)).toEqual(written);
  });

  it.each([
    ['EN', '05:21'],
    ['TH', '05:21'],
    ['UR', '5:21 AM'],
  ] as const)(
    'LANG-04 in %s an early hour has a nought only on a clock of 24',
    (language, written) => {
      const early = new Date(2026, 10, 22, 5, 21).getTime();
      expect(createTimes(localeOf(language)).short(early, later)).toBe(written);
    },
  );

  it('LANG-04 a time between two minutes is told to the second', () => {
    expect(createTimes(localeOf('EN')).short(at + 30_000, later)).toBe('20:22:30');
  });
});
